import { useState } from 'react';
import { getApiKey, isApiKeyStored, setApiKey } from '@/lib/browser/api-key';
import type { TryItTexts } from '@/lib/i18n/messages/try-it';
import { isLiveKey } from './prepare-request';
import { sandboxKey } from './session';

interface KeyFieldsProps {
  value: string;
  onChange: (key: string) => void;
  texts: TryItTexts;
}

/** The key of a call, which the reader can have every sample of the site show. */
export function KeyFields({ value, onChange, texts }: KeyFieldsProps) {
  const [isStored, setStored] = useState(isApiKeyStored);
  const [status, setStatus] = useState('');
  const isUsed = getApiKey() !== '';

  function use() {
    if (isLiveKey(value)) return setStatus(texts.liveKey);
    setApiKey(value.trim(), isStored);
    setStatus(texts.keyUsed);
  }

  return (
    <fieldset className="try-key">
      <label className="try-field">
        <span>{texts.key}</span>
        <input value={value} autoComplete="off" spellCheck={false} onChange={({ target }) => onChange(target.value)} />
      </label>
      <label className="try-check">
        <input type="checkbox" checked={isStored} onChange={({ target }) => setStored(target.checked)} />
        {texts.storeKey}
      </label>
      <div className="try-row">
        <button type="button" className="edge-button" onClick={use}>
          {texts.useKey}
        </button>
        {isUsed && (
          <button
            type="button"
            className="edge-button"
            onClick={() => {
              setApiKey('', false);
              onChange(sandboxKey);
              setStatus(texts.keyForgotten);
            }}
          >
            {texts.forgetKey}
          </button>
        )}
      </div>
      <p role="status">{status || texts.keyHint}</p>
    </fieldset>
  );
}
