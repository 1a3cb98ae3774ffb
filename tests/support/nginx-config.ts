import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { hostedFolder, hostedVariables } from './hosted-site';

/** A host to test: a built site and where nginx serves it. */
export interface Host {
  name: string;
  port: number;
  /** Folder that is served. */
  root: string;
  /** Path below it that the site was built for; empty at the root. */
  basePath: string;
}

const folder = path.resolve('.hosts');

const port = Number(process.env.HOSTS_PORT ?? 4180);

/** The two places that a site is served at: the root of a host, and a path below it. */
export const hosts: Host[] = [
  { name: 'root', port, root: path.resolve('out'), basePath: '' },
  {
    name: 'base path',
    port: port + 1,
    root: path.join(folder, 'below'),
    basePath: hostedVariables.NEXT_PUBLIC_BASE_PATH ?? '',
  },
];

/** Puts the site that was built for a path below its host there. */
function linkHostedSite(): void {
  for (const { root, basePath } of hosts.filter((host) => host.basePath !== '')) {
    const target = path.join(root, basePath);
    rmSync(target, { force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.resolve(hostedFolder), target, 'junction');
  }
}

/** `deploy/nginx.conf` with the changes that it asks for, and a port that a test may open. */
function toServer(text: string, { port, root, basePath }: Host): string {
  const changes: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server_name docs.example.com;', 'server_name localhost;'],
    ['root /srv/docs;', `root ${root};`],
    ['error_page 404 /404.html;', `error_page 404 ${basePath}/404.html;`],
    ['location /_next/static/', `location ${basePath}/_next/static/`],
  ];
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf no longer says "${from}".`);
    return changed.replace(from, to);
  }, text);
}

/**
 * Writes a configuration for an nginx of its own, which touches nothing outside its folder.
 * @returns the command that starts it
 */
export function writeNginxConfig(): string {
  const text = readFileSync('deploy/nginx.conf', 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  linkHostedSite();
  const file = path.join(folder, 'nginx.conf');
  const servers = hosts.map((host) => toServer(text, host));
  const http = ['include /etc/nginx/mime.types;', 'access_log off;', ...temporary, ...servers].join('\n');
  writeFileSync(
    file,
    `user ${userInfo().username};\npid ${folder}/nginx.pid;\ndaemon off;\nevents {}\nhttp {\n${http}\n}\n`,
  );
  return `nginx -e stderr -p ${folder} -c ${file}`;
}
