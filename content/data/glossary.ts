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
      en: 'The secret with which your server identifies itself. It begins with sk_live_ or sk_test_ and never leaves the server.',
      id: 'Kode rahasia yang dipakai server Anda untuk mengidentifikasi diri. API key diawali sk_live_ atau sk_test_ dan tidak pernah meninggalkan server.',
    },
    page: '/docs/api/authentication',
    avoid: { en: ['api token', 'apikey', 'secret token'], id: ['kunci API', 'apikey'] },
  },
  'client-key': {
    term: { en: 'client key', id: 'client key' },
    definition: {
      en: 'The key that a reseller sends alongside its own to act on behalf of one client.',
      id: 'Key yang dikirim reseller bersama API key miliknya untuk bertindak atas nama satu klien.',
    },
    page: '/docs/api/reseller/get-client-key',
    avoid: { id: ['kunci klien'] },
  },
  'session-token': {
    term: { en: 'session token', id: 'token sesi' },
    definition: {
      en: 'A token for one person that lasts 15 minutes, which a browser or an app uses instead of an API key.',
      id: 'Token untuk satu orang selama 15 menit, yang dipakai browser atau aplikasi sebagai pengganti API key.',
    },
    page: '/docs/api/authentication',
    avoid: { id: ['session token'] },
  },
  selfie: {
    term: { en: 'selfie', id: 'selfie' },
    definition: {
      en: 'A picture of the person, taken by that person during the verification.',
      id: 'Foto seseorang yang diambilnya sendiri selama verifikasi.',
    },
  },
  'face-detection': {
    term: { en: 'face detection', id: 'deteksi wajah' },
    definition: {
      en: 'Finds the faces in a picture and where they are. It does not say whose they are.',
      id: 'Menemukan wajah dalam gambar beserta letaknya. Deteksi tidak menyatakan wajah siapa itu.',
    },
    page: '/docs/api/endpoints/face-detection',
    avoid: { id: ['pendeteksian muka', 'deteksi muka'] },
  },
  'face-matching': {
    term: { en: 'face matching', id: 'pencocokan wajah' },
    definition: {
      en: 'Compares two pictures and says with a score whether they show the same person.',
      id: 'Membandingkan dua gambar dan menyatakan dengan skor apakah keduanya menampilkan orang yang sama.',
    },
    page: '/docs/api/endpoints/face-matching-v2',
    avoid: { en: ['facial matching'], id: ['pencocokan muka', 'face matching'] },
  },
  liveness: {
    term: { en: 'liveness', id: 'liveness' },
    definition: {
      en: 'Whether a living person is in front of the camera, rather than a photo, a screen or a mask.',
      id: 'Apakah ada orang sungguhan di depan kamera, bukan foto, layar, atau topeng.',
    },
    page: '/docs/capabilities/liveness-detection',
    avoid: { en: ['liveliness', 'aliveness'], id: ['keaktifan wajah', 'keliveness'] },
  },
  challenge: {
    term: { en: 'challenge', id: 'tantangan' },
    definition: {
      en: 'Something that an active liveness check asks of the person, such as turning the head.',
      id: 'Sesuatu yang diminta pemeriksaan liveness aktif kepada seseorang, misalnya menolehkan kepala.',
    },
    page: '/docs/api/endpoints/liveness-validation',
  },
  score: {
    term: { en: 'score', id: 'skor' },
    definition: {
      en: 'A number from 0 to 1 that orders results. It is not a probability.',
      id: 'Angka dari 0 sampai 1 yang mengurutkan hasil. Skor bukan probabilitas.',
    },
  },
  threshold: {
    term: { en: 'threshold', id: 'threshold' },
    definition: {
      en: 'The score at or above which a result counts as a match or as passed.',
      id: 'Skor terendah agar hasil dianggap cocok atau lolos.',
    },
    avoid: { id: ['ambang batas'] },
  },
  ocr: {
    term: { en: 'OCR', id: 'OCR' },
    definition: {
      en: 'Optical character recognition: reads the fields of an identity document from a picture.',
      id: 'Optical character recognition: membaca isian dokumen identitas dari gambar.',
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
      en: 'The verification flow that you embed in a page: it guides the person, takes the pictures and runs the checks.',
      id: 'Alur verifikasi yang Anda sematkan di halaman: widget memandu orang, mengambil gambar, dan menjalankan pemeriksaan.',
    },
    page: '/docs/get-started/widget-integration',
  },
  event: {
    term: { en: 'event', id: 'event' },
    definition: {
      en: 'Something that happened on the platform, reported to your server by a webhook or a stream.',
      id: 'Kejadian di platform yang disampaikan ke server Anda melalui webhook atau stream.',
    },
    page: '/docs/api/endpoints/events',
  },
  webhook: {
    term: { en: 'webhook', id: 'webhook' },
    definition: {
      en: 'A signed request that the platform sends to your server when something has happened.',
      id: 'Request bertanda tangan yang dikirim platform ke server Anda ketika sesuatu terjadi.',
    },
    page: '/docs/api/endpoints/events',
    avoid: { en: ['web hook', 'web-hook'], id: ['web hook', 'kait web'] },
  },
  'webhook-tool': {
    term: { en: 'webhook tool', id: 'webhook tool' },
    definition: {
      en: 'A call that an agent makes to your server during a conversation, to look something up or to do something.',
      id: 'Panggilan agen ke server Anda selama percakapan, untuk mencari atau melakukan sesuatu.',
    },
    page: '/docs/api/wa-agent/webhooks/create-webhook-tool',
  },
  'idempotency-key': {
    term: { en: 'idempotency key', id: 'idempotency key' },
    definition: {
      en: 'A value of your own that makes a repeated request take effect only once.',
      id: 'Nilai buatan Anda yang membuat request berulang hanya berlaku satu kali.',
    },
    page: '/docs/api/introduction',
    avoid: { id: ['kunci idempotensi', 'kunci idempoten'] },
  },
  cursor: {
    term: { en: 'cursor', id: 'cursor' },
    definition: {
      en: 'The value that you send to get the next part of a list.',
      id: 'Nilai untuk meminta bagian berikutnya dari sebuah daftar.',
    },
    page: '/docs/api/introduction',
    avoid: { id: ['kursor'] },
  },
  'rate-limit': {
    term: { en: 'rate limit', id: 'rate limit' },
    definition: {
      en: 'How many calls a key may make in a given time. Beyond that, the API answers with 429.',
      id: 'Jumlah panggilan yang boleh dilakukan sebuah API key dalam rentang waktu tertentu. Lebih dari itu, API menjawab dengan 429.',
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
      en: 'The program that answers people, using its instructions, its knowledge and its tools.',
      id: 'Program yang menjawab orang, lengkap dengan instruksi, pengetahuan, dan tool-nya.',
    },
    avoid: { en: ['chat bot', 'chatbot'], id: ['chatbot', 'bot obrolan'] },
  },
  'human-agent': {
    term: { en: 'human agent', id: 'agen CS' },
    definition: {
      en: 'A person on your team who takes over a conversation.',
      id: 'Anggota tim Anda yang mengambil alih percakapan.',
    },
    page: '/docs/wa-agent/inbox',
    avoid: { en: ['live agent'], id: ['agen langsung'] },
  },
  'virtual-agent': {
    term: { en: 'virtual agent', id: 'agen virtual' },
    definition: {
      en: 'The agent that talks with visitors on your own pages, by text or by voice.',
      id: 'Agen yang berbicara dengan pengunjung di halaman Anda, lewat teks atau suara.',
    },
    page: '/docs/virtual-agent/get-started/overview',
    avoid: { id: ['virtual agent'] },
  },
  'voice-agent': {
    term: { en: 'voice agent', id: 'agen suara' },
    definition: {
      en: 'The agent that answers phone calls, and calls from a web page, by speaking.',
      id: 'Agen yang menjawab panggilan telepon dan panggilan dari halaman web dengan suara.',
    },
    page: '/docs/voice-agent/overview',
    avoid: { en: ['voice bot', 'voicebot'], id: ['voice agent', 'voicebot'] },
  },
  'whatsapp-agent': {
    term: { en: 'WhatsApp agent', id: 'agen WhatsApp' },
    definition: {
      en: 'The agent that answers messages on your own WhatsApp number.',
      id: 'Agen yang menjawab pesan di nomor WhatsApp Anda sendiri.',
    },
    page: '/docs/wa-agent/overview',
    avoid: { en: ['WhatsApp bot'], id: ['WhatsApp agent', 'bot WhatsApp'] },
  },
  handover: {
    term: { en: 'handover', id: 'handover' },
    definition: {
      en: 'The moment when a person takes over a conversation from the agent, or gives it back.',
      id: 'Saat seseorang mengambil alih percakapan dari agen, atau mengembalikannya.',
    },
    page: '/docs/wa-agent/inbox',
    avoid: { en: ['hand-over', 'hand-off', 'handoff'], id: ['handoff', 'hand-over'] },
  },
  inbox: {
    term: { en: 'inbox', id: 'inbox' },
    definition: {
      en: 'Where your team reads conversations, answers them and takes over from the agent.',
      id: 'Tempat tim Anda membaca percakapan, menjawabnya, dan mengambil alih dari agen.',
    },
    page: '/docs/wa-agent/inbox',
    avoid: { id: ['kotak masuk'] },
  },
  broadcast: {
    term: { en: 'broadcast', id: 'broadcast' },
    definition: {
      en: 'One message to many contacts who agreed to receive it.',
      id: 'Satu pesan kepada banyak kontak yang telah setuju menerimanya.',
    },
    page: '/docs/wa-agent/broadcast',
    avoid: { id: ['pesan siaran', 'siaran pesan'] },
  },
  consent: {
    term: { en: 'consent', id: 'persetujuan' },
    definition: {
      en: 'A person’s agreement, given with knowledge of the purpose, that you can prove.',
      id: 'Pernyataan setuju dari seseorang yang mengetahui tujuannya, dan yang dapat Anda buktikan.',
    },
    page: '/docs/virtual-agent/customization/privacy',
  },
  'knowledge-base': {
    term: { en: 'knowledge base', id: 'basis pengetahuan' },
    definition: {
      en: 'The documents and texts from which an agent draws its answers.',
      id: 'Dokumen dan teks yang menjadi sumber jawaban agen.',
    },
    page: '/docs/virtual-agent/customization/knowledge-base',
    avoid: { en: ['knowledgebase'], id: ['knowledge base', 'pangkalan pengetahuan'] },
  },
  llm: {
    term: { en: 'language model', id: 'model bahasa' },
    definition: {
      en: 'The model that writes an agent’s answers; LLM for short.',
      id: 'Model yang menulis jawaban agen; disingkat LLM.',
    },
    page: '/docs/virtual-agent/customization/custom-llm',
  },
  reseller: {
    term: { en: 'reseller', id: 'reseller' },
    definition: {
      en: 'A company that sells the platform to clients of its own and is billed for them.',
      id: 'Perusahaan yang menjual platform kepada kliennya sendiri dan menerima tagihan untuk mereka.',
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
      en: 'A set of things that belong together and are kept apart from others: keys, agents, contacts, conversations and files.',
      id: 'Tempat yang menyatukan API key, agen, kontak, percakapan, dan file, terpisah dari yang lain.',
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
      en: 'The pages on which your team sets up agents, reads figures and creates API keys.',
      id: 'Halaman tempat tim Anda mengatur agen, melihat angka, dan membuat API key.',
    },
    page: '/docs/virtual-agent/get-started/dashboard',
    avoid: { id: ['papan pemuka'] },
  },
  'test-key': {
    term: { en: 'test key', id: 'test key' },
    definition: {
      en: 'An API key that begins with sk_test_. It works on example data: nothing is sent to a phone and no money moves.',
      id: 'API key yang diawali sk_test_. Key uji bekerja pada data contoh: tidak ada yang dikirim ke ponsel dan tidak ada uang yang berpindah.',
    },
    page: '/docs/api/authentication',
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermId = keyof typeof glossary;
export const termIds = Object.keys(glossary) as TermId[];
