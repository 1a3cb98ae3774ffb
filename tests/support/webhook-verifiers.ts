import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);

/** The page with the verifiers that all others recommend, and with the request that is published for trying them. */
const guide = 'developer-guides/webhooks';

/** A program around a verifier. Its arguments are a file with the body, id, timestamp, signatures, secret and the current time. */
interface Program {
  /** File name of the code on the page. */
  verifier: string;
  main: { file: string; code: string };
  /** Commands that make the program, and the one that runs it. */
  build: string[][];
  start: string[];
}

/** Each language of the page. */
const programs = {
  JavaScript: {
    verifier: 'verify-webhook.mjs',
    main: {
      file: 'main.mjs',
      code: `import { readFileSync } from 'node:fs';
import { verifyWebhook } from './verify-webhook.mjs';
const [body, id, timestamp, signatures, secret, now] = process.argv.slice(2);
const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures };
console.log(verifyWebhook(readFileSync(body), headers, secret, Number(now)));`,
    },
    build: [],
    start: [process.execPath, 'main.mjs'],
  },
  Python: {
    verifier: 'verify_webhook.py',
    main: {
      file: 'main.py',
      code: `import sys
from verify_webhook import verify_webhook
_, body, id, timestamp, signatures, secret, now = sys.argv
headers = {"webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures}
print(verify_webhook(open(body, "rb").read(), headers, secret, int(now)))`,
    },
    build: [],
    start: ['python3', 'main.py'],
  },
  PHP: {
    verifier: 'verify_webhook.php',
    main: {
      file: 'main.php',
      code: `<?php
require 'verify_webhook.php';
[, $body, $id, $timestamp, $signatures, $secret, $now] = $argv;
$headers = ['webhook-id' => $id, 'webhook-timestamp' => $timestamp, 'webhook-signature' => $signatures];
echo json_encode(verify_webhook(file_get_contents($body), $headers, $secret, (int) $now));`,
    },
    build: [],
    start: ['php', 'main.php'],
  },
  Go: {
    verifier: 'verify_webhook.go',
    main: {
      file: 'verify_webhook_test.go',
      code: `package webhook
import (
	"fmt"
	"net/http"
	"os"
	"strconv"
	"testing"
	"time"
)
func TestMain(m *testing.M) {
	body, _ := os.ReadFile(os.Args[1])
	header := http.Header{}
	header.Set("webhook-id", os.Args[2])
	header.Set("webhook-timestamp", os.Args[3])
	header.Set("webhook-signature", os.Args[4])
	now, _ := strconv.ParseInt(os.Args[6], 10, 64)
	fmt.Println(VerifyWebhook(body, header, os.Args[5], time.Unix(now, 0)))
}`,
    },
    build: [
      ['go', 'mod', 'init', 'webhook'],
      ['go', 'test', '-c', '-o', 'verify'],
    ],
    start: ['./verify'],
  },
  Java: {
    verifier: 'Webhooks.java',
    main: {
      file: 'Main.java',
      code: `import java.nio.file.*;
import java.time.Instant;
import java.util.Map;
class Main {
  public static void main(String[] args) throws Exception {
    var headers = Map.of("webhook-id", args[1], "webhook-timestamp", args[2], "webhook-signature", args[3]);
    var now = Instant.ofEpochSecond(Long.parseLong(args[5]));
    System.out.println(Webhooks.verifyWebhook(Files.readAllBytes(Path.of(args[0])), headers, args[4], now));
  }
}`,
    },
    build: [['javac', 'Webhooks.java', 'Main.java']],
    start: ['java', 'Main'],
  },
  'C#': {
    verifier: 'Webhooks.cs',
    main: {
      file: 'Program.cs',
      code: `using System;
using System.Collections.Generic;
using System.IO;
class Program {
  static void Main(string[] args) {
    var headers = new Dictionary<string, string> {
      ["webhook-id"] = args[1], ["webhook-timestamp"] = args[2], ["webhook-signature"] = args[3] };
    var now = DateTimeOffset.FromUnixTimeSeconds(long.Parse(args[5]));
    Console.WriteLine(Webhooks.VerifyWebhook(File.ReadAllBytes(args[0]), headers, args[4], now));
  }
}`,
    },
    build: [['mcs', '-out:verify.exe', 'Webhooks.cs', 'Program.cs']],
    start: ['mono', 'verify.exe'],
  },
} satisfies Record<string, Program>;

type Language = keyof typeof programs;

/** A signed request, and the secret that it was signed with. */
interface SignedRequest {
  body: string;
  id: string;
  timestamp: string;
  signatures: string;
  secret: string;
}

/** The code block of a page with this title. @throws Error if there is none */
function readBlock(page: string, title: string): string {
  const [, code] = readFileSync(page, 'utf8').split(`title="${title}"\n`);
  if (!code) throw new Error(`${page} has no code block with the title "${title}".`);
  return code.split('\n```')[0] ?? '';
}

/** The request that a page publishes for testing one's own code. */
function readPublishedRequest(page: string): SignedRequest {
  const text = readFileSync(page, 'utf8');
  const [, id, timestamp, signatures, body] =
    /webhook-id: (\S+)\nwebhook-timestamp: (\d+)\nwebhook-signature: (\S+)\n\n(.+)\n/.exec(text) ?? [];
  const [secret] = /whsec_[\w+/]+=*/.exec(text.slice(text.indexOf(signatures ?? ''))) ?? [];
  if (!id || !timestamp || !signatures || !body || !secret) throw new Error(`${page} publishes no signed request.`);
  return { body, id, timestamp, signatures, secret };
}

/** Asks a verifier whether it accepts a request at a time, a Unix time in seconds. */
type Verify = (request: SignedRequest, now: number) => Promise<boolean>;

async function buildVerifier(page: string, language: Language): Promise<Verify> {
  const program: Program = programs[language];
  const folder = mkdtempSync(path.join(tmpdir(), 'verifier-'));
  writeFileSync(path.join(folder, program.verifier), readBlock(page, program.verifier));
  writeFileSync(path.join(folder, program.main.file), program.main.code);
  for (const [command = '', ...args] of program.build) await run(command, args, { cwd: folder });
  const [command = '', ...args] = program.start;
  return async ({ body, id, timestamp, signatures, secret }, now) => {
    writeFileSync(path.join(folder, 'body'), body);
    const { stdout } = await run(command, [...args, 'body', id, timestamp, signatures, secret, String(now)], {
      cwd: folder,
    });
    return stdout.trim().toLowerCase() === 'true';
  };
}

/**
 * Runs the verifiers of a page in both languages against the request that the page about webhooks publishes.
 * @param name path of the page below `content/docs`
 */
export function testVerifiers(languages: Language[], name = guide): void {
  describe.each(['mdx', 'id.mdx'].flatMap((ending) => languages.map((language) => [language, ending] as const)))(
    `the verifier in %s of ${name}.%s`,
    (language, ending) => {
      const published = readPublishedRequest(`content/docs/${guide}.${ending}`);
      const now = Number(published.timestamp);
      let verify: Verify;
      beforeAll(async () => {
        verify = await buildVerifier(`content/docs/${name}.${ending}`, language);
      });

      it('accepts the published request, for 5 minutes', async () => {
        expect(await verify(published, now)).toBe(true);
        expect(await verify(published, now + 299)).toBe(true);
        expect(await verify(published, now + 301)).toBe(false);
        expect(await verify(published, now - 301)).toBe(false);
      });

      it('accepts one valid signature among several', async () => {
        expect(await verify({ ...published, signatures: `v1,b2xk ${published.signatures}` }, now)).toBe(true);
      });

      it('accepts a request without a body, as a webhook tool with GET sends it', async () => {
        const { id, timestamp, secret } = published;
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
        const digest = createHmac('sha256', key).update(`${id}.${timestamp}.`).digest('base64');
        expect(await verify({ ...published, body: '', signatures: `v1,${digest}` }, now)).toBe(true);
      });

      it('refuses what was changed, and other secrets', async () => {
        const secret = `whsec_${Buffer.from('another').toString('base64')}`;
        const changes = [
          { body: `${published.body} ` },
          { id: 'evt_other' },
          { signatures: '' },
          { timestamp: 'now' },
          { secret },
        ];
        for (const change of changes) expect(await verify({ ...published, ...change }, now)).toBe(false);
      });

      it.each(['', 'whsec_', published.secret.slice('whsec_'.length)])(
        'accepts nothing with the secret "%s"',
        async (secret) => {
          const { id, timestamp, body } = published;
          const digest = createHmac('sha256', '').update(`${id}.${timestamp}.${body}`).digest('base64');
          for (const signatures of [published.signatures, `v1,${digest}`])
            expect(await verify({ ...published, signatures, secret }, now)).toBe(false);
        },
      );
    },
  );
}
