import { defineMessages } from '@/lib/i18n/define-messages';

export const getHomeMessages = defineMessages({
  en: {
    title: 'Verify people and talk to them, on one platform',
    start: 'Start with the quickstart',
    reference: 'API Reference',
    callTitle: 'One call, one decision',
    callText:
      'Send two photos and get a score and a decision. Every other operation works in the same way: one key, JSON, and errors that tell you their cause.',
    callRequest: 'Request',
    callAnswer: 'Response',
    callLanguages: 'Language of the request',
    callMore: 'How face matching works',
    productsTitle: 'What you can build',
    products: {
      identity: {
        title: 'Identity verification',
        text: 'Find and compare faces, detect hands, check that a live person is there, and read identity documents.',
      },
      widget: {
        title: 'Embeddable widget',
        text: 'A verification flow that guides your users at the camera. You embed it with one element and a session token.',
      },
      virtual: {
        title: 'Virtual agent',
        text: 'An agent on your site that talks, listens, uses your tools and knows your documents.',
      },
      voice: {
        title: 'Voice agent',
        text: 'Answers phone and web calls, hands over to your team when needed, and records what was said.',
      },
      whatsapp: {
        title: 'WhatsApp agent',
        text: 'An agent, a team inbox, contacts and broadcasts on your own WhatsApp number.',
      },
      sdks: {
        title: 'SDKs',
        text: 'JavaScript, React, Python, Android and iOS, with types and the same method names everywhere.',
      },
    },
    pathsTitle: 'Where to begin',
    paths: {
      developers: {
        title: 'Developers',
        text: 'See your first verification response in five minutes, without an account.',
        link: 'Open the quickstart',
      },
      resellers: {
        title: 'Resellers',
        text: 'Register clients, sell subscriptions and collect payments through the API.',
        link: 'Become a reseller',
      },
      agencies: {
        title: 'Agencies',
        text: 'Run agents for many clients, each in its own workspace, on one bill.',
        link: 'See the agency plan',
      },
    },
    pricingTitle: 'Build for free, pay when you go live',
    pricingText:
      'Most plans have a fixed price and a monthly quota. When it is used up, calls are refused, so there are no surprises on the bill.',
    pricingLink: 'Compare all plans',
    newsTitle: 'From the blog',
    newsLink: 'All posts',
  },
  id: {
    title: 'Verifikasi dan layani pengguna Anda di satu platform',
    start: 'Mulai dengan quickstart',
    reference: 'Referensi API',
    callTitle: 'Satu panggilan, satu keputusan',
    callText:
      'Kirim dua foto, lalu terima skor dan keputusan. Operasi lainnya bekerja dengan cara yang sama: satu API key, JSON, dan error yang menjelaskan penyebabnya.',
    callRequest: 'Request',
    callAnswer: 'Response',
    callLanguages: 'Bahasa pemrograman request',
    callMore: 'Cara kerja pencocokan wajah',
    productsTitle: 'Apa saja yang bisa Anda bangun',
    products: {
      identity: {
        title: 'Verifikasi identitas',
        text: 'Deteksi dan cocokkan wajah, deteksi tangan, periksa liveness, dan baca dokumen identitas.',
      },
      widget: {
        title: 'Widget siap pasang',
        text: 'Alur verifikasi yang memandu pengguna di depan kamera, cukup dengan satu elemen dan token sesi.',
      },
      virtual: {
        title: 'Agen virtual',
        text: 'Agen di situs Anda yang berbicara, mendengar, memakai tool Anda, dan memahami dokumen Anda.',
      },
      voice: {
        title: 'Agen suara',
        text: 'Menjawab telepon dan web call, mengalihkan ke tim Anda jika perlu, dan mencatat isi percakapan.',
      },
      whatsapp: {
        title: 'Agen WhatsApp',
        text: 'Agen, inbox tim, kontak, dan broadcast pada nomor WhatsApp Anda sendiri.',
      },
      sdks: {
        title: 'SDK',
        text: 'JavaScript, React, Python, Android, dan iOS, lengkap dengan tipe dan nama metode yang sama.',
      },
    },
    pathsTitle: 'Mulai dari mana',
    paths: {
      developers: {
        title: 'Developer',
        text: 'Lihat response verifikasi pertama dalam lima menit, tanpa akun.',
        link: 'Buka quickstart',
      },
      resellers: {
        title: 'Reseller',
        text: 'Daftarkan klien, jual langganan, dan terima pembayaran melalui API.',
        link: 'Menjadi reseller',
      },
      agencies: {
        title: 'Agensi',
        text: 'Jalankan agen untuk banyak klien, masing-masing di workspace sendiri, dalam satu tagihan.',
        link: 'Lihat paket agensi',
      },
    },
    pricingTitle: 'Gratis selama pengembangan, bayar saat go live',
    pricingText:
      'Sebagian besar paket punya harga tetap dan kuota bulanan. Jika kuota habis, panggilan ditolak, jadi tagihan Anda tidak membengkak.',
    pricingLink: 'Bandingkan semua paket',
    newsTitle: 'Dari blog',
    newsLink: 'Semua tulisan',
  },
});

export type HomeMessages = ReturnType<typeof getHomeMessages>;
