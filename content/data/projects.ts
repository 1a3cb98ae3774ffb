/** A project that readers can download, made of the code blocks of a page. */
export interface Project {
  /** Page and section that explain it, as an English path. */
  page: string;
  title: string;
  /** Titles of the code blocks that become files, in the order of a table of contents. */
  files: readonly string[];
  /** Sample images of `public/sandbox`, by the name that the project gives them. */
  images: Readonly<Record<string, string>>;
  runtime: 'node' | 'python';
  /** Packages of the runtime that the project needs besides the SDK, as its package manager names them. */
  packages?: readonly string[];
  usesSdk: boolean;
  /** The command that runs it. */
  start: string;
}

const frames = [1, 2, 3, 4, 5].map((index) => [`frames/0${index}.jpg`, `frame-${index}.jpg`]);
const portraits = { 'selfie.jpg': 'selfie.jpg', 'ktp.jpg': 'ktp.jpg' };
const examples = '/docs/developer-guides/example-projects';

/** The projects, by the name of their zip below `/projects`. */
export const projects = {
  'quickstart-node': {
    page: '/docs/get-started/quickstart',
    title: 'Quickstart',
    files: ['verify.mjs'],
    images: portraits,
    runtime: 'node',
    usesSdk: true,
    start: 'node verify.mjs',
  },
  'quickstart-python': {
    page: '/docs/get-started/quickstart',
    title: 'Quickstart',
    files: ['verify.py'],
    images: portraits,
    runtime: 'python',
    usesSdk: true,
    start: 'python3 verify.py',
  },
  'account-recovery': {
    page: `${examples}#account-recovery`,
    title: 'Account recovery',
    files: ['recovery.mjs', 'try.mjs'],
    images: { 'enrolled.jpg': 'selfie.jpg', ...Object.fromEntries(frames) },
    runtime: 'node',
    usesSdk: true,
    start: 'node try.mjs',
  },
  'document-intake': {
    page: `${examples}#document-intake`,
    title: 'Document intake',
    files: ['intake.py'],
    images: { 'scans/0001.jpg': 'passport.jpg' },
    runtime: 'python',
    usesSdk: true,
    start: 'python3 intake.py',
  },
  'touch-free-check-in': {
    page: `${examples}#touch-free-check-in`,
    title: 'Touch-free check-in',
    files: ['app.py', 'static/index.html'],
    images: { 'hand-three.jpg': 'hand-three.jpg' },
    runtime: 'python',
    packages: ['flask'],
    usesSdk: true,
    start: 'flask run --port 8000',
  },
  'event-log': {
    page: `${examples}#event-log`,
    title: 'Event log',
    files: ['event_log.py'],
    images: { 'selfie.jpg': 'selfie.jpg' },
    runtime: 'python',
    packages: ['requests'],
    usesSdk: false,
    start: 'python3 event_log.py',
  },
} as const satisfies Record<string, Project>;

export type ProjectId = keyof typeof projects;
