import type { LocalizedText } from '../../lib/i18n/localized-text';

export interface SdkVersion {
  /** The release of the API that the version belongs to has the same number. */
  version: string;
  /** The least that it runs on. */
  requires: string;
  /** What it adds or changes, as plain text. */
  brings: LocalizedText;
}

const first = {
  en: 'First version: faces, liveness and documents',
  id: 'Versi pertama: wajah, liveness, dan dokumen',
};
// Apps and browsers work with session tokens, which the API has since 1.1.0.
const firstInApps = {
  en: 'First version: capture screen, liveness and documents',
  id: 'Versi pertama: layar pengambilan foto, liveness, dan dokumen',
};
const sessionsInBrowser = {
  en: 'Hand detection, widget sessions, and session tokens in the browser',
  id: 'Deteksi tangan, sesi widget, dan token sesi di browser',
};
const sessions = {
  en: 'Hand detection and widget sessions',
  id: 'Deteksi tangan dan sesi widget',
};
const anyOperation = {
  en: 'client.request, for every operation without a method of its own, and sessions of virtual agents',
  id: 'client.request, untuk setiap operasi yang tidak memiliki metode sendiri, dan sesi agen virtual',
};
const mrz = {
  en: 'The machine-readable zone in results of OCR',
  id: 'Machine-readable zone dalam hasil OCR',
};
const matchV2 = {
  en: 'face.match calls face matching v2: a reference and up to five candidates',
  id: 'face.match memanggil pencocokan wajah v2: satu referensi dan hingga lima kandidat',
};

const serverHelpers = {
  en: 'clientKey, baseUrl, lists that load their pages themselves, events.list, usage.get and webhooks.verify',
  id: 'clientKey, baseUrl, daftar yang memuat halamannya sendiri, events.list, usage.get, dan webhooks.verify',
};
const serverHelpersInPython = {
  en: 'client_key, base_url, lists that load their pages themselves, events.list, usage.get and webhooks.verify',
  id: 'client_key, base_url, daftar yang memuat halamannya sendiri, events.list, usage.get, dan webhooks.verify',
};
const baseUrlOnly = { en: 'A base URL of your own, for the sandbox', id: 'Base URL pilihan Anda, untuk sandbox' };
const baseUrlInApps = {
  en: 'baseUrl, and the codes of the widget for problems with the camera',
  id: 'baseUrl, dan kode widget untuk masalah kamera',
};

/** The versions of each SDK, newest first. The packages are placeholders, so the versions are examples. */
export const sdkVersions = {
  javascript: [
    { version: '1.5.0', requires: 'Node.js 20', brings: serverHelpers },
    { version: '1.4.0', requires: 'Node.js 20', brings: matchV2 },
    { version: '1.3.0', requires: 'Node.js 20', brings: mrz },
    { version: '1.2.0', requires: 'Node.js 18', brings: anyOperation },
    { version: '1.1.0', requires: 'Node.js 18', brings: sessionsInBrowser },
    { version: '1.0.0', requires: 'Node.js 18', brings: first },
  ],
  react: [
    { version: '1.5.0', requires: 'React 18', brings: baseUrlInApps },
    { version: '1.4.0', requires: 'React 18', brings: matchV2 },
    {
      version: '1.3.0',
      requires: 'React 18',
      brings: {
        en: 'AgentProvider and useAgentClient, for calls without the widget',
        id: 'AgentProvider dan useAgentClient, untuk panggilan tanpa widget',
      },
    },
    {
      version: '1.1.0',
      requires: 'React 18',
      brings: { en: 'First version: the widget as a component', id: 'Versi pertama: widget sebagai komponen' },
    },
  ],
  python: [
    { version: '1.5.0', requires: 'Python 3.10', brings: serverHelpersInPython },
    { version: '1.4.0', requires: 'Python 3.10', brings: matchV2 },
    { version: '1.3.0', requires: 'Python 3.10', brings: mrz },
    { version: '1.2.0', requires: 'Python 3.9', brings: anyOperation },
    { version: '1.1.0', requires: 'Python 3.9', brings: sessions },
    { version: '1.0.0', requires: 'Python 3.9', brings: first },
  ],
  android: [
    { version: '1.5.0', requires: 'Android 7.0 (API 24)', brings: baseUrlOnly },
    { version: '1.4.0', requires: 'Android 7.0 (API 24)', brings: matchV2 },
    { version: '1.3.0', requires: 'Android 7.0 (API 24)', brings: mrz },
    { version: '1.1.0', requires: 'Android 6.0 (API 23)', brings: firstInApps },
  ],
  ios: [
    { version: '1.5.0', requires: 'iOS 15, Swift 5.9', brings: baseUrlOnly },
    { version: '1.4.0', requires: 'iOS 15, Swift 5.9', brings: matchV2 },
    { version: '1.3.0', requires: 'iOS 15, Swift 5.9', brings: mrz },
    { version: '1.1.0', requires: 'iOS 14, Swift 5.7', brings: firstInApps },
  ],
} as const satisfies Record<string, readonly SdkVersion[]>;

export type SdkId = keyof typeof sdkVersions;
