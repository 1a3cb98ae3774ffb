import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs programs one after the other in a folder, and returns what each has printed. */
export type RunSamples = (codes: string[], folder: string) => Promise<string[]>;

/** Between what two programs print. */
const separator = '\n=====\n';

/** Each language in one process, because starting an interpreter for each of 85 samples takes minutes. */
export const sampleRunners: Record<string, RunSamples> = {
  async cURL(codes, folder) {
    const script = codes
      .map(
        (code) =>
          `${code} --silent --show-error --output body --write-out '%{http_code} ' && cat body && printf '${separator}'`,
      )
      .join('\n');
    const { stdout } = await run('sh', ['-c', `set -e\n${script}`], { cwd: folder });
    return toOutputs(stdout);
  },

  async JavaScript(codes, folder) {
    const files = mkdtempSync(path.join(folder, 'js-'));
    const imports = codes.map((code, index) => {
      writeFileSync(path.join(files, `${index}.mjs`), code.replaceAll('console.log(', 'globalThis.print('));
      return `await import('${files}/${index}.mjs');\nprocess.stdout.write(${JSON.stringify(separator)});`;
    });
    const print = 'globalThis.print = (status, body) => process.stdout.write(status + " " + JSON.stringify(body));';
    const main = path.join(files, 'main.mjs');
    writeFileSync(main, [print, ...imports].join('\n'));
    const { stdout } = await run(process.execPath, [main], { cwd: folder });
    return toOutputs(stdout);
  },

  async Python(codes, folder) {
    const main = path.join(folder, 'main.py');
    writeFileSync(path.join(folder, 'codes.json'), JSON.stringify(codes));
    const lines = [
      'import json',
      'show = lambda status, body: globals()["write"](f"{status} {json.dumps(body)}", end="")',
      'write = print',
      'for code in json.load(open("codes.json")):',
      '    exec(code, {"print": show})',
      `    write(${JSON.stringify(separator)}, end="")`,
    ];
    writeFileSync(main, lines.join('\n'));
    const { stdout } = await run('python3', [main], { cwd: folder });
    return toOutputs(stdout);
  },
};

function toOutputs(stdout: string): string[] {
  return stdout.split(separator).slice(0, -1);
}
