import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { type Project, type ProjectId, projects } from '@/content/data/projects';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { SiteError } from '@/lib/errors/site-error';
import { findNearest, toList } from '@/lib/text/nearest';
import { getProjectZipPath } from './project-zip-path';

/** A stand-in for the SDKs, which are examples: it has as much of them as the pages use. */
const sdkFolder = 'components/projects/sdk';
const sampleImages = 'public/sandbox';

/** The earliest time that a zip can hold, so that each build makes the same bytes. */
const modifiedTime = new Date(1980, 0, 1);

/** Lists every zip, by its path on the site. */
export function listProjectZips(): [path: string, load: () => Buffer][] {
  const ids = Object.keys(projects) as ProjectId[];
  return ids.map((id) => [getProjectZipPath(id), () => buildProjectZip(id)]);
}

/**
 * Builds a project as a zip with one folder: the code of its page, sample images, a stand-in for the SDK, and how to run it.
 * @throws SiteError for missing code or a missing image
 */
export function buildProjectZip(id: ProjectId): Buffer {
  const project: Project = projects[id];
  const files: Record<string, Uint8Array> = {
    'README.md': strToU8(toReadme(project)),
    ...readCode(id, project),
    ...readImages(id, project),
    ...(project.runtime === 'node' ? toNodeFiles(id, project) : toPythonFiles(project)),
  };
  const folder: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`${id}/${name}`, [bytes, { mtime: modifiedTime }]]),
  );
  return Buffer.from(zipSync(folder));
}

function readCode(id: ProjectId, { page, files }: Project): Record<string, Uint8Array> {
  const source = `content${page.split('#', 1)[0]}.mdx`;
  const blocks = [...readFileSync(source, 'utf8').matchAll(/^```\w+ title="([^"]+)"[^\n]*\n([\s\S]*?)^```/gm)];
  const titles = blocks.map(([, title = '']) => title);
  return Object.fromEntries(
    files.map((file) => {
      const found = blocks.filter(([, title]) => title === file);
      if (found.length === 1) return [file, strToU8(found[0]?.[2] ?? '')];
      throw new SiteError(
        `The project "${id}" needs one code block with the title "${file}" in ${source}, which has ${found.length}.`,
        `Its most similar titles are: ${toList(findNearest(file, titles, 3))}. Correct the page or content/data/projects.ts.`,
      );
    }),
  );
}

function readImages(id: ProjectId, { images }: Project): Record<string, Uint8Array> {
  const known = readdirSync(sampleImages);
  return Object.fromEntries(
    Object.entries(images).map(([name, image]) => {
      if (known.includes(image)) return [name, readFileSync(path.join(sampleImages, image))];
      throw new SiteError(
        `The project "${id}" has the image "${image}", which is not in ${sampleImages}.`,
        `Did you mean "${findNearest(image, known, 1)[0]}"?`,
      );
    }),
  );
}

function toNodeFiles(id: ProjectId, { start, usesSdk, packages = [] }: Project): Record<string, Uint8Array> {
  const description = {
    name: id,
    private: true,
    type: 'module',
    scripts: { start },
    dependencies: {
      ...Object.fromEntries(packages.map((name) => name.split(/(?<=.)@/) as [string, string])),
      ...(usesSdk && { '@agent-example/sdk': 'file:./sdk' }),
    },
  };
  return {
    'package.json': strToU8(`${JSON.stringify(description, null, 2)}\n`),
    ...(usesSdk && readFolder(sdkFolder, 'sdk', (name) => !name.startsWith('python/'))),
  };
}

/** Python finds a package that lies beside the program. The stand-in needs `requests`. */
function toPythonFiles({ usesSdk, packages = [] }: Project): Record<string, Uint8Array> {
  const required = [...new Set([...packages, ...(usesSdk ? ['requests'] : [])])];
  return {
    'requirements.txt': strToU8(required.map((name) => `${name}\n`).join('')),
    ...(usesSdk && readFolder(`${sdkFolder}/python`, '', (name) => name.endsWith('.py'))),
  };
}

function readFolder(folder: string, target: string, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => isWanted(name) && statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    names.sort().map((name) => [path.posix.join(target, name), readFileSync(path.join(folder, name))]),
  );
}

const installCommands = {
  node: 'npm install',
  python: 'python3 -m venv .venv && source .venv/bin/activate && pip install -r requirements.txt',
};

function toReadme({ title, page, runtime, usesSdk, start }: Project): string {
  const standIn = usesSdk
    ? '\nThe SDK is an example, so this folder has a small stand-in for it: as much as the program uses.\n'
    : '';
  return `# ${title}

The page that explains it: ${toAbsoluteUrl(page)}

In one terminal, start the API on your machine. It needs Node.js 20 or later and no account:

    curl -O ${toAbsoluteUrl('/sandbox.mjs')}
    node sandbox.mjs

In another terminal, in this folder:

    export AGENT_API_URL=http://localhost:4010
    export AGENT_API_KEY=sk_test_sandbox
    ${installCommands[runtime]}
    ${start}

To call the real API instead, set AGENT_API_URL to its URL and AGENT_API_KEY to a key of yours.
${standIn}`;
}
