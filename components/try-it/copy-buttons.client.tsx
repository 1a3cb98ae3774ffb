import { useState } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import { readStored } from '@/lib/browser/stored-value';
import { type SampleLanguage, sampleLanguageKey, sampleLanguages } from '@/lib/contract/samples/types';
import { format } from '@/lib/i18n/format';
import type { TryItTexts } from './load-texts';
import type { PreparedRequest } from './prepare-request';

const [curl, ...languages] = sampleLanguages;

/** Copies the request as code: as cURL, and in another language, at first the one that the reader chose in samples. */
export function CopyButtons({ request, texts }: { request: PreparedRequest; texts: TryItTexts }) {
  const [status, setStatus] = useState('');
  const [language, setLanguage] = useState(getPreferredLanguage);

  async function copy(language: SampleLanguage) {
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
      <button type="button" className="edge-button" onClick={() => copy(curl)}>
        {format(texts.copyAs, { language: curl })}
      </button>
      <button type="button" className="edge-button" onClick={() => copy(language)}>
        {format(texts.copyAs, { language })}
      </button>
      <select
        aria-label={texts.copyLanguage}
        value={language}
        onChange={({ target }) => setLanguage(target.value as SampleLanguage)}
      >
        {languages.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <span role="status">{status}</span>
    </div>
  );
}

function getPreferredLanguage(): SampleLanguage {
  const stored = readStored(sampleLanguageKey);
  return languages.find((name) => name === stored) ?? languages[0];
}
