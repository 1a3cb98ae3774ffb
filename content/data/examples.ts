import type { LocalizedText } from '../../lib/i18n/localized-text';
import type { ProjectId } from './projects';

/** A tutorial or project that takes a reader from nothing to something that runs. */
export interface Example {
  /** What the reader has in the end. */
  goal: LocalizedText;
  /** Page and section, as an English path. */
  page: string;
  /** Languages and tools, as their makers write them. */
  languages: readonly string[];
  /** About how long it takes to follow. */
  minutes: number;
  /** The zips that can be downloaded. */
  projects?: readonly ProjectId[];
}

/** What readers want to reach, with the tutorials and projects that lead there, the shortest first. */
export const exampleGroups: readonly { id: string; title: LocalizedText; examples: readonly Example[] }[] = [
  {
    id: 'verify-identities',
    title: { en: 'Verify identities', id: 'Verifikasi identitas' },
    examples: [
      {
        goal: { en: 'Compare a selfie with an identity card', id: 'Membandingkan selfie dengan KTP' },
        page: '/docs/get-started/quickstart',
        languages: ['cURL', 'Node.js', 'Python', 'PHP'],
        minutes: 15,
        projects: ['quickstart-node', 'quickstart-python'],
      },
      {
        goal: {
          en: 'Make the three checks and tell their outcomes apart',
          id: 'Menjalankan ketiga pemeriksaan dan membedakan hasilnya',
        },
        page: '/docs/api/useful-resources/tutorial',
        languages: ['Node.js'],
        minutes: 20,
      },
      {
        goal: {
          en: 'Verify a user in the browser with the widget',
          id: 'Memverifikasi pengguna di browser dengan widget',
        },
        page: '/docs/get-started/widget-integration',
        languages: ['Node.js', 'HTML'],
        minutes: 30,
      },
      {
        goal: { en: 'Turn scanned documents into a table', id: 'Mengubah hasil pindai dokumen menjadi tabel' },
        page: '/docs/developer-guides/example-projects#document-intake',
        languages: ['Python'],
        minutes: 15,
        projects: ['document-intake'],
      },
      {
        goal: { en: 'Let a user back into an account by face', id: 'Memulihkan akses akun dengan wajah' },
        page: '/docs/developer-guides/example-projects#account-recovery',
        languages: ['Node.js'],
        minutes: 20,
        projects: ['account-recovery'],
      },
      {
        goal: { en: 'Check in without touching anything', id: 'Check-in tanpa sentuhan' },
        page: '/docs/developer-guides/example-projects#touch-free-check-in',
        languages: ['Python'],
        minutes: 20,
        projects: ['touch-free-check-in'],
      },
      {
        goal: { en: 'Verify users at sign-up', id: 'Memverifikasi pengguna saat pendaftaran' },
        page: '/docs/developer-guides/tutorials#verify-people-at-sign-up',
        languages: ['Node.js', 'HTML'],
        minutes: 60,
      },
      {
        goal: { en: 'Choose a threshold from your own photos', id: 'Memilih threshold dari foto Anda sendiri' },
        page: '/docs/developer-guides/tutorials#choose-a-threshold',
        languages: ['Python'],
        minutes: 45,
      },
    ],
  },
  {
    id: 'talk-to-customers',
    title: { en: 'Talk to customers', id: 'Berbicara dengan pelanggan' },
    examples: [
      {
        goal: { en: 'Put a virtual agent on a page', id: 'Memasang agen virtual di halaman web' },
        page: '/docs/virtual-agent/get-started/quickstart',
        languages: ['HTML'],
        minutes: 15,
      },
      {
        goal: { en: 'Answer customers on WhatsApp', id: 'Membalas pelanggan di WhatsApp' },
        page: '/docs/wa-agent/quickstart',
        languages: ['cURL'],
        minutes: 20,
      },
      {
        goal: { en: 'Answer calls with a voice agent', id: 'Menjawab telepon dengan agen suara' },
        page: '/docs/voice-agent/quickstart',
        languages: ['HTML'],
        minutes: 15,
      },
      {
        goal: {
          en: 'Give a virtual agent a tool on your server',
          id: 'Memberi agen virtual sebuah tool di server Anda',
        },
        page: '/docs/virtual-agent/customization/tools#build-a-server-tool',
        languages: ['Node.js'],
        minutes: 30,
      },
      {
        goal: { en: 'Sign your users in to a virtual agent', id: 'Menghubungkan login pengguna dengan agen virtual' },
        page: '/docs/virtual-agent/customization/authentication#build-it',
        languages: ['Node.js', 'HTML'],
        minutes: 30,
      },
      {
        goal: {
          en: 'Let a WhatsApp agent hand over to your team',
          id: 'Membuat agen WhatsApp mengalihkan ke tim Anda',
        },
        page: '/docs/wa-agent/inbox#let-the-agent-hand-over',
        languages: ['Node.js'],
        minutes: 30,
      },
      {
        goal: { en: 'Connect your own language model', id: 'Menghubungkan model bahasa Anda sendiri' },
        page: '/docs/virtual-agent/customization/custom-llm#a-small-endpoint',
        languages: ['Node.js'],
        minutes: 45,
      },
    ],
  },
  {
    id: 'build-around-the-platform',
    title: { en: 'Build around the platform', id: 'Membangun di sekitar platform' },
    examples: [
      {
        goal: { en: 'Run the whole API on your machine', id: 'Menjalankan seluruh API di komputer Anda' },
        page: '/docs/get-started/sandbox',
        languages: ['Node.js'],
        minutes: 5,
      },
      {
        goal: { en: 'Receive and verify webhooks', id: 'Menerima dan memverifikasi webhook' },
        page: '/docs/developer-guides/webhooks',
        languages: ['Node.js', 'Python', 'PHP', 'Go', 'Java', 'C#'],
        minutes: 20,
      },
      {
        goal: { en: 'Record every event in a database', id: 'Mencatat setiap event ke database' },
        page: '/docs/developer-guides/example-projects#event-log',
        languages: ['Python'],
        minutes: 15,
        projects: ['event-log'],
      },
      {
        goal: { en: 'Sell the platform to your own clients', id: 'Menjual platform ke klien Anda sendiri' },
        page: '/docs/get-started/become-a-reseller',
        languages: ['cURL', 'Node.js'],
        minutes: 30,
      },
    ],
  },
];
