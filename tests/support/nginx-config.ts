import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { getBuiltFolder } from '@/lib/publish/build-stamp.server';
import { getHostedFolder, hostedVariables } from './hosted-site';

/** A host to test. */
export interface Host {
  name: string;
  port: number;
  /** Path that its site was built for; empty at the root. */
  basePath: string;
}

const folder = path.resolve('.hosts');

const port = Number(process.env.HOSTS_PORT ?? 4180);

/** The two places that a site is served at: the root of a host, and a path below it. */
export const hosts: Host[] = [
  { name: 'root', port, basePath: '' },
  { name: 'base path', port: port + 1, basePath: hostedVariables.NEXT_PUBLIC_BASE_PATH ?? '' },
];

/** The folder that a host serves: the built site at the root, else one that links to the site below its path. */
function prepareRoot({ basePath }: Host): string {
  if (basePath === '') return path.resolve(getBuiltFolder());
  const root = path.join(folder, 'below');
  const target = path.join(root, basePath);
  rmSync(target, { force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(path.resolve(getHostedFolder()), target, 'junction');
  return root;
}

/** `deploy/nginx.conf` with the changes that it asks for, and an unprivileged port. */
function toServer(text: string, host: Host): string {
  const { port, basePath } = host;
  const changes: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server_name docs.example.com;', 'server_name localhost;'],
    ['root /srv/docs;', `root ${prepareRoot(host)};`],
    ['error_page 404 /404.html;', `error_page 404 ${basePath}/404.html;`],
    ['</llms.txt>', `<${basePath}/llms.txt>`],
    ['</.well-known/api-catalog>', `<${basePath}/.well-known/api-catalog>`],
    ['location /_next/static/', `location ${basePath}/_next/static/`],
    ['location /search-index/hashed/', `location ${basePath}/search-index/hashed/`],
  ];
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf no longer says "${from}".`);
    return changed.replace(from, to);
  }, text);
}

/**
 * Writes the configuration of a separate nginx, which touches nothing outside its folder.
 * @returns the arguments that it starts with
 * @throws SiteError where a site is not built
 */
export function writeNginxConfig(): string[] {
  const text = readFileSync('deploy/nginx.conf', 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = path.join(folder, 'nginx.conf');
  const servers = hosts.map((host) => toServer(text, host));
  const http = ['include /etc/nginx/mime.types;', 'access_log off;', ...temporary, ...servers].join('\n');
  writeFileSync(
    file,
    `user ${userInfo().username};\npid ${folder}/nginx.pid;\ndaemon off;\nevents {}\nhttp {\n${http}\n}\n`,
  );
  return ['-e', 'stderr', '-p', folder, '-c', file];
}
