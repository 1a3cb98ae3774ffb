import type { ReactNode } from 'react';
import { defineScreen } from './define-screen';
import { Phone } from './frames';
import { Button, Icon } from './kit';

/** Draws the camera's image, with a frame over it and a hint below. It is dark in both colour modes, as a camera's is. */
export function Camera({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="sc-camera">
      <svg aria-hidden viewBox="0 0 96 120" preserveAspectRatio="xMidYMax">
        {children}
      </svg>
      <span className="sc-hint">{hint}</span>
    </div>
  );
}

/** Draws an identity card: a portrait and lines of text that cannot be read. */
function DocumentInCamera() {
  return (
    <g transform="translate(-1 10) scale(.82)">
      <g className="sc-paper-card">
        <rect x="17" y="34" width="86" height="54" rx="4" />
        <rect x="76" y="45" width="20" height="25" rx="2" />
        <path d="M79 70c0-6 3-9 7-9s7 3 7 9" />
        <circle cx="86" cy="55" r="4.5" />
        <path className="sc-ink" d="M24 42h34M24 51h22M24 58h40M24 65h31M24 72h36M24 79h24" />
      </g>
      <path className="sc-corner" d="M10 40V29h11M99 29h11v11M110 82v11H99M21 93H10V82" />
    </g>
  );
}

/** Draws a face in an oval, of which a part of the edge shows the progress. */
export function FaceInCamera() {
  return (
    <g transform="translate(-12)">
      <g className="sc-portrait">
        <path d="M22 120c2-22 16-30 38-30s36 8 38 30" />
        <path d="M50 74h20v19c0 5-20 5-20 0z" />
        <ellipse cx="60" cy="56" rx="21" ry="27" />
        <path
          className="sc-hair"
          d="M38 56c-4-25 7-36 22-36s26 11 22 36c-3-11-7-17-12-20-8 4-20 4-25 2-4 4-6 10-7 18z"
        />
      </g>
      <ellipse className="sc-oval" cx="60" cy="56" rx="34" ry="43" />
      <path className="sc-corner" d="M60 13c19 0 34 19 34 43 0 17-8 32-19 39" />
    </g>
  );
}

interface WidgetStateProps {
  label?: string;
  title: string;
  text: string;
  /** Number of the step, of three; none once the flow is over or stopped. */
  step?: number;
  children: ReactNode;
}

/** Draws one state of the widget on a phone. */
export function WidgetState({ label, title, text, step, children }: WidgetStateProps) {
  return (
    <Phone label={label}>
      <div className="sc-step">
        {step && (
          <span className="sc-steps">
            {[1, 2, 3].map((number) => (
              <i key={number} className={number <= step ? 'sc-accent' : undefined} />
            ))}
          </span>
        )}
        <b>{title}</b>
        <small>{text}</small>
      </div>
      {children}
    </Phone>
  );
}

/** Draws the result of the flow: a large sign, and a button. */
function Result({ icon, button }: { icon: 'check' | 'cameraOff'; button: string }) {
  return (
    <>
      <div className={`sc-outcome sc-outcome-${icon}`}>
        <Icon name={icon} />
      </div>
      <Button primary>{button}</Button>
    </>
  );
}

export const widgetStates = defineScreen({
  alt: {
    en: 'The widget on four phones. Document: the camera shows an identity card inside a frame, with the hint to hold still. Face: a face inside an oval whose edge fills up, with the hint to turn the head slowly. Done: a check mark, the sentence that everything is there, and a button to continue. Camera blocked: the sentence that the browser refuses the camera, how to allow it, and the button Try again.',
    id: 'Widget di empat ponsel. Dokumen: kamera menampilkan KTP di dalam bingkai, dengan petunjuk untuk menahan ponsel. Wajah: wajah di dalam oval yang tepinya terisi, dengan petunjuk untuk menoleh perlahan. Selesai: tanda centang, kalimat bahwa semua sudah lengkap, dan tombol untuk melanjutkan. Kamera diblokir: kalimat bahwa browser menolak kamera, cara mengizinkannya, dan tombol Coba lagi.',
  },
  caption: {
    en: 'The widget from the document to the end, and what your user sees when the camera is blocked.',
    id: 'Widget dari dokumen sampai selesai, dan yang dilihat pengguna Anda saat kamera diblokir.',
  },
  texts: {
    en: {
      document: { label: '1. Document', title: 'Your ID card', text: 'Place it inside the frame.', end: 'Hold still' },
      face: { label: '2. Face', title: 'Your face', text: 'Look into the camera.', end: 'Turn left slowly' },
      done: { label: '3. Done', title: 'All done', text: 'You can close this page now.', end: 'Continue' },
      refused: {
        label: 'Camera blocked',
        title: 'No camera',
        text: 'Allow the camera for this page, then try again.',
        end: 'Try again',
      },
    },
    id: {
      document: { label: '1. Dokumen', title: 'KTP Anda', text: 'Letakkan di dalam bingkai.', end: 'Tahan sebentar' },
      face: { label: '2. Wajah', title: 'Wajah Anda', text: 'Lihat ke kamera.', end: 'Menoleh ke kiri' },
      done: { label: '3. Selesai', title: 'Selesai', text: 'Halaman ini boleh ditutup.', end: 'Lanjutkan' },
      refused: {
        label: 'Kamera diblokir',
        title: 'Kamera mati',
        text: 'Izinkan kamera untuk halaman ini, lalu coba lagi.',
        end: 'Coba lagi',
      },
    },
  },
  View: ({ texts: { document, face, done, refused } }) => (
    <div className="sc-phones">
      <WidgetState {...document} step={1}>
        <Camera hint={document.end}>
          <DocumentInCamera />
        </Camera>
      </WidgetState>
      <WidgetState {...face} step={2}>
        <Camera hint={face.end}>
          <FaceInCamera />
        </Camera>
      </WidgetState>
      <WidgetState {...done}>
        <Result icon="check" button={done.end} />
      </WidgetState>
      <WidgetState {...refused}>
        <Result icon="cameraOff" button={refused.end} />
      </WidgetState>
    </div>
  ),
});
