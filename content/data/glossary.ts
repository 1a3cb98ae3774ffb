import type { LocaleCode } from '../../lib/i18n/locales';
import type { LocalizedText } from '../../lib/i18n/localized-text';

/** A term that means the same on every page. */
export interface GlossaryEntry {
  /** The term as texts write it. */
  term: LocalizedText;
  /** One or two sentences for a reader who meets it for the first time. */
  definition: LocalizedText;
  /** Page that says more, as an English path. */
  page?: string;
  /** Other words for the same thing, which `npm run check:content` finds in texts. */
  avoid?: Partial<Record<LocaleCode, readonly string[]>>;
}

/** The vocabulary of the platform. `<Term id="…">` explains an entry where a page uses it. */
export const glossary = {
  'api-key': {
    term: { en: 'API key', id: 'API key' },
    definition: {
      en: 'The secret that identifies your server to the API. It begins with sk_live_ or sk_test_ and never leaves the server.',
      id: 'Key rahasia yang mengidentifikasi server Anda ke API. API key diawali sk_live_ atau sk_test_ dan tidak boleh keluar dari server.',
    },
    page: '/docs/api/authentication',
    avoid: { en: ['api token', 'apikey', 'secret token'], id: ['kunci API', 'apikey'] },
  },
  'client-key': {
    term: { en: 'client key', id: 'client key' },
    definition: {
      en: 'The key that a reseller sends with its own key to act for one client.',
      id: 'Key yang dikirim reseller bersama API key miliknya untuk bertindak atas nama satu klien.',
    },
    page: '/docs/api/reseller/get-client-key',
    avoid: { id: ['kunci klien'] },
  },
  'session-token': {
    term: { en: 'session token', id: 'token sesi' },
    definition: {
      en: "A token for one user's verification or conversation. It lasts 15 minutes, so a browser or an app can use it instead of an API key.",
      id: 'Token untuk verifikasi atau percakapan satu pengguna. Berlaku 15 menit, jadi bisa dipakai browser atau aplikasi sebagai pengganti API key.',
    },
    page: '/docs/api/authentication',
    avoid: { id: ['session token'] },
  },
  selfie: {
    term: { en: 'selfie', id: 'selfie' },
    definition: {
      en: 'A photo that users take of themselves during the verification.',
      id: 'Foto diri yang diambil pengguna sendiri saat verifikasi.',
    },
    avoid: { id: ['swafoto', 'swa foto'] },
  },
  'face-detection': {
    term: { en: 'face detection', id: 'deteksi wajah' },
    definition: {
      en: "Finds the faces in an image and returns where they are. It doesn't tell you whose they are.",
      id: 'Menemukan wajah dalam foto dan mengembalikan letaknya, tanpa menyebutkan wajah siapa itu.',
    },
    page: '/docs/api/endpoints/face-detection',
    avoid: { id: ['pendeteksian muka', 'deteksi muka'] },
  },
  'face-matching': {
    term: { en: 'face matching', id: 'pencocokan wajah' },
    definition: {
      en: 'Compares two photos and returns a score for whether they show the same person.',
      id: 'Membandingkan dua foto dan mengembalikan skor kemiripannya, untuk mengetahui apakah keduanya wajah yang sama.',
    },
    page: '/docs/api/endpoints/face-matching-v2',
    avoid: { en: ['facial matching'], id: ['pencocokan muka', 'face matching'] },
  },
  liveness: {
    term: { en: 'liveness', id: 'liveness' },
    definition: {
      en: 'Whether a living person is in front of the camera, rather than a photo, a screen or a mask.',
      id: 'Apakah ada pengguna sungguhan di depan kamera, bukan foto, layar, atau topeng.',
    },
    page: '/docs/capabilities/liveness-detection',
    avoid: { en: ['liveliness', 'aliveness'], id: ['keaktifan wajah', 'keliveness'] },
  },
  challenge: {
    term: { en: 'challenge', id: 'tantangan' },
    definition: {
      en: 'What an active liveness check asks the user to do, such as turning the head.',
      id: 'Gerakan yang diminta pemeriksaan liveness aktif kepada pengguna, misalnya menoleh.',
    },
    page: '/docs/api/endpoints/liveness-validation',
  },
  score: {
    term: { en: 'score', id: 'skor' },
    definition: {
      en: 'A number from 0 to 1: the higher it is, the more certain the result. It is not a probability.',
      id: 'Angka dari 0 sampai 1: makin tinggi, makin yakin hasilnya. Skor bukan probabilitas.',
    },
  },
  threshold: {
    term: { en: 'threshold', id: 'threshold' },
    definition: {
      en: 'The lowest score that counts as a match or as passed.',
      id: 'Skor terendah yang dianggap cocok atau lolos.',
    },
    avoid: { id: ['ambang batas'] },
  },
  ocr: {
    term: { en: 'OCR', id: 'OCR' },
    definition: {
      en: 'Optical character recognition: reads the fields of an identity document from a photo.',
      id: 'Optical character recognition: membaca data dokumen identitas dari foto.',
    },
    page: '/docs/api/endpoints/ocr',
  },
  mrz: {
    term: { en: 'MRZ', id: 'MRZ' },
    definition: {
      en: 'Machine-readable zone: the lines of letters, digits and chevrons (<) at the foot of a passport’s data page.',
      id: 'Machine-readable zone: baris huruf, angka, dan tanda < di bagian bawah halaman data paspor.',
    },
    page: '/docs/api/endpoints/ocr',
  },
  widget: {
    term: { en: 'widget', id: 'widget' },
    definition: {
      en: 'The verification flow that you embed in a page. It guides users, takes the photos and runs the checks.',
      id: 'Alur verifikasi yang Anda pasang di halaman. Widget memandu pengguna, mengambil foto, dan menjalankan pemeriksaan.',
    },
    page: '/docs/get-started/widget-integration',
  },
  event: {
    term: { en: 'event', id: 'event' },
    definition: {
      en: 'Something that happened on the platform. A webhook or a stream tells your server about it.',
      id: 'Kejadian di platform yang disampaikan ke server Anda lewat webhook atau stream.',
    },
    page: '/docs/api/endpoints/events',
  },
  webhook: {
    term: { en: 'webhook', id: 'webhook' },
    definition: {
      en: 'A signed request that the platform sends to your server as soon as something has happened.',
      id: 'Request dengan signature yang dikirim platform ke server Anda begitu sesuatu terjadi.',
    },
    page: '/docs/developer-guides/webhooks',
    avoid: { en: ['web hook', 'web-hook'], id: ['web hook', 'kait web'] },
  },
  'webhook-tool': {
    term: { en: 'webhook tool', id: 'webhook tool' },
    definition: {
      en: 'A call that an agent makes to your server during a conversation, to look something up or to do something.',
      id: 'Panggilan agen ke server Anda selama percakapan, untuk mencari data atau melakukan sesuatu.',
    },
    page: '/docs/api/wa-agent/webhooks/create-webhook-tool',
  },
  'idempotency-key': {
    term: { en: 'idempotency key', id: 'idempotency key' },
    definition: {
      en: 'A value that you choose for a request. If you send the request again with the same key, it takes effect only once.',
      id: 'Nilai yang Anda tentukan untuk sebuah request. Jika request dikirim ulang dengan nilai yang sama, efeknya tetap sekali.',
    },
    page: '/docs/api/introduction',
    avoid: { id: ['kunci idempotensi', 'kunci idempoten'] },
  },
  cursor: {
    term: { en: 'cursor', id: 'cursor' },
    definition: {
      en: 'The value that you send to get the next page of a list.',
      id: 'Nilai yang Anda kirim untuk mendapatkan halaman berikutnya dari sebuah daftar.',
    },
    page: '/docs/api/introduction',
    avoid: { id: ['kursor'] },
  },
  'rate-limit': {
    term: { en: 'rate limit', id: 'rate limit' },
    definition: {
      en: 'How many calls a key may make in a given time. Beyond that, the API returns 429.',
      id: 'Jumlah panggilan yang boleh dibuat satu API key dalam waktu tertentu. Lebih dari itu, API mengembalikan 429.',
    },
    page: '/docs/api/introduction',
    avoid: { id: ['batas laju', 'batasan laju'] },
  },
  endpoint: {
    term: { en: 'endpoint', id: 'endpoint' },
    definition: {
      en: 'A method and a path that your program calls, such as POST /v2/face/match.',
      id: 'Metode dan path yang dipanggil program Anda, misalnya POST /v2/face/match.',
    },
    page: '/docs/api/introduction',
    avoid: { en: ['end point', 'end-point'], id: ['titik akhir', 'end point'] },
  },
  agent: {
    term: { en: 'agent', id: 'agen' },
    definition: {
      en: 'The program that talks to your customers. It uses the instructions, documents and tools that you give it.',
      id: 'Program yang berbicara dengan pelanggan Anda, memakai instruksi, dokumen, dan tool dari Anda.',
    },
    avoid: { en: ['chat bot', 'chatbot'], id: ['chatbot', 'bot obrolan'] },
  },
  'human-agent': {
    term: { en: 'human agent', id: 'agen CS' },
    definition: {
      en: 'A member of your team who takes over a conversation.',
      id: 'Anggota tim Anda yang mengambil alih percakapan.',
    },
    page: '/docs/wa-agent/inbox',
    avoid: { en: ['live agent'], id: ['agen langsung', 'agen manusia', 'petugas'] },
  },
  'virtual-agent': {
    term: { en: 'virtual agent', id: 'agen virtual' },
    definition: {
      en: 'The agent that talks to visitors on your own pages, by text or by voice.',
      id: 'Agen yang berbicara dengan pengunjung di halaman Anda, lewat teks atau suara.',
    },
    page: '/docs/virtual-agent/get-started/overview',
    avoid: { id: ['virtual agent'] },
  },
  'voice-agent': {
    term: { en: 'voice agent', id: 'agen suara' },
    definition: {
      en: 'The agent that speaks with callers, on the phone or from a web page.',
      id: 'Agen yang menjawab telepon dan web call dengan suara.',
    },
    page: '/docs/voice-agent/overview',
    avoid: { en: ['voice bot', 'voicebot'], id: ['voice agent', 'voicebot'] },
  },
  'whatsapp-agent': {
    term: { en: 'WhatsApp agent', id: 'agen WhatsApp' },
    definition: {
      en: 'The agent that replies to messages on your own WhatsApp number.',
      id: 'Agen yang membalas pesan di nomor WhatsApp Anda sendiri.',
    },
    page: '/docs/wa-agent/overview',
    avoid: { en: ['WhatsApp bot'], id: ['WhatsApp agent', 'bot WhatsApp'] },
  },
  handover: {
    term: { en: 'handover', id: 'handover' },
    definition: {
      en: 'When a member of your team takes over a conversation from the agent, or gives it back.',
      id: 'Saat anggota tim Anda mengambil alih percakapan dari agen, atau mengembalikannya.',
    },
    page: '/docs/wa-agent/inbox',
    avoid: { en: ['hand-over', 'hand-off', 'handoff'], id: ['handoff', 'hand-over', 'serah terima'] },
  },
  inbox: {
    term: { en: 'inbox', id: 'inbox' },
    definition: {
      en: 'Where your team reads conversations, replies and takes over from the agent.',
      id: 'Tempat tim Anda membaca percakapan, membalas, dan mengambil alih dari agen.',
    },
    page: '/docs/wa-agent/inbox',
    avoid: { id: ['kotak masuk'] },
  },
  broadcast: {
    term: { en: 'broadcast', id: 'broadcast' },
    definition: {
      en: 'One message to many contacts who have agreed to receive it.',
      id: 'Satu pesan ke banyak kontak yang sudah setuju menerimanya.',
    },
    page: '/docs/wa-agent/broadcast',
    avoid: { id: ['pesan siaran', 'siaran pesan'] },
  },
  consent: {
    term: { en: 'consent', id: 'persetujuan' },
    definition: {
      en: "A user's agreement, given in the knowledge of its purpose, that you can prove.",
      id: 'Persetujuan yang diberikan pengguna setelah tahu tujuannya, dan bisa Anda buktikan.',
    },
    page: '/docs/virtual-agent/customization/privacy',
  },
  'knowledge-base': {
    term: { en: 'knowledge base', id: 'basis pengetahuan' },
    definition: {
      en: 'The documents and texts that an agent answers from.',
      id: 'Dokumen dan teks yang menjadi sumber jawaban agen.',
    },
    page: '/docs/virtual-agent/customization/knowledge-base',
    avoid: { en: ['knowledgebase'], id: ['knowledge base', 'pangkalan pengetahuan'] },
  },
  llm: {
    term: { en: 'language model', id: 'model bahasa' },
    definition: {
      en: 'The model that writes what an agent says; LLM for short.',
      id: 'Model yang menulis jawaban agen; disingkat LLM.',
    },
    page: '/docs/virtual-agent/customization/custom-llm',
  },
  reseller: {
    term: { en: 'reseller', id: 'reseller' },
    definition: {
      en: 'A company that sells the platform to clients of its own and pays for their plans.',
      id: 'Perusahaan yang menjual platform ke kliennya sendiri dan membayar paket mereka.',
    },
    page: '/docs/get-started/become-a-reseller',
    avoid: { en: ['re-seller'], id: ['penjual kembali'] },
  },
  client: {
    term: { en: 'client', id: 'klien' },
    definition: {
      en: 'A customer of a reseller, with a workspace of its own.',
      id: 'Pelanggan reseller yang memiliki workspace sendiri.',
    },
    page: '/docs/api/reseller/clients-registration',
  },
  workspace: {
    term: { en: 'workspace', id: 'workspace' },
    definition: {
      en: 'Where everything of one company is stored together, apart from others: keys, agents, contacts, conversations and files.',
      id: 'Tempat semua milik satu perusahaan, terpisah dari yang lain: API key, agen, kontak, percakapan, dan file.',
    },
    avoid: { en: ['work space'], id: ['ruang kerja'] },
  },
  quota: {
    term: { en: 'quota', id: 'kuota' },
    definition: {
      en: 'How much of something a plan includes in a month.',
      id: 'Jumlah pemakaian yang termasuk dalam paket selama satu bulan.',
    },
    page: '/docs/pricing/Overview',
  },
  dashboard: {
    term: { en: 'dashboard', id: 'dashboard' },
    definition: {
      en: 'The website where your team creates API keys, builds agents and reads conversations.',
      id: 'Situs tempat tim Anda membuat API key, menyusun agen, dan membaca percakapan.',
    },
    page: '/docs/get-started/dashboard',
    avoid: { id: ['papan pemuka', 'dasbor'] },
  },
  'test-key': {
    term: { en: 'test key', id: 'test key' },
    definition: {
      en: 'An API key that begins with sk_test_. It works on example data: no message reaches a phone and no money moves.',
      id: 'API key yang diawali sk_test_. Test key memakai data contoh: tidak ada pesan yang sampai ke ponsel dan tidak ada uang yang berpindah.',
    },
    page: '/docs/api/authentication',
    avoid: { id: ['key uji', 'kunci uji'] },
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermId = keyof typeof glossary;
export const termIds = Object.keys(glossary) as TermId[];
