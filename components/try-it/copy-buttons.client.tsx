import { useState } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import { format } from '@/lib/i18n/format';
import type { TryItTexts } from '@/lib/i18n/messages/try-it';
import { type CopyLanguage, copyLanguages, type PreparedRequest } from './prepare-request';

/** Copies the request as code: as cURL, and in the languages that can be written here, the reader's first. */
export function CopyButtons({ request, texts }: { request: PreparedRequest; texts: TryItTexts }) {
  const [status, setStatus] = useState('');

  async function copy(language: CopyLanguage) {
    try {
      const code = loadPart('code', () => import('./write-code')).then(
        ({ writeCode }) => new Blob([writeCode(language, request)], { type: 'text/plain' }),
      );
      // Safari allows clipboard writes only during the user gesture, so it gets a promise of the text.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': code })]);
      setStatus(texts.copied);
    } catch (error) {
      console.warn('The request could not be copied:', error);
      setStatus(error instanceof SyntaxError ? error.message : texts.notCopied);
    }
  }

  return (
    <div className="try-row">
      {copyLanguages.map((language) => (
        <button key={language} type="button" className="edge-button" onClick={() => copy(language)}>
          {format(texts.copyAs, { language })}
        </button>
      ))}
      <span role="status">{status}</span>
    </div>
  );
}
