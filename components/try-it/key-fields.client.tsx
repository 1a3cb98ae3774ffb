import { findExampleKey, type SandboxOperation } from 'openapi-sandbox';
import { useRef, useState } from 'react';
import { getApiKey, isApiKeyStored, setApiKey } from './api-key';
import { Line } from './field-input.client';
import type { TryItTexts } from './load-texts';
import { isLiveKey, isTestKey } from './prepare-request';
import { typed } from './session';

interface KeyFieldsProps {
  /** The operation whose key it is. */
  operation: SandboxOperation;
  value: string;
  onChange: (key: string) => void;
  texts: TryItTexts;
}

/** Returns the key that the sandbox of an operation accepts. */
export function getExampleKey(operation: SandboxOperation): string {
  return findExampleKey([operation]) ?? '';
}

/** Keeps the key that both panels show: the one typed last, the reader's own, or that of the sandbox. */
export function useTypedKey(operation: SandboxOperation): [key: string, change: (key: string) => void] {
  const [key, setKey] = useState(() => typed.key || getApiKey() || getExampleKey(operation));
  return [
    key,
    (next) => {
      typed.key = next;
      setKey(next);
    },
  ];
}

/** Shows the key of a call, which the reader can put into every sample of the site. */
export function KeyFields({ operation, value, onChange, texts }: KeyFieldsProps) {
  const [isStored, setStored] = useState(isApiKeyStored);
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isUsed = getApiKey() !== '';

  function use() {
    const key = value.trim();
    if (isLiveKey(key)) return setStatus(texts.liveKey);
    if (key && !isTestKey(key, getExampleKey(operation))) return setStatus(texts.noKey);
    setApiKey(key, isStored);
    setStatus(key ? texts.keyUsed : texts.keyForgotten);
  }

  function changeStored(next: boolean) {
    setStored(next);
    if (isUsed) setApiKey(getApiKey(), next);
  }

  function forget() {
    setApiKey('', false);
    onChange(getExampleKey(operation));
    setStatus(texts.keyForgotten);
    input.current?.focus(); // The button goes away.
  }

  return (
    <fieldset className="try-key">
      <Line ref={input} label={texts.key} value={value} onChange={onChange} />
      <label className="try-check">
        <input type="checkbox" checked={isStored} onChange={({ target }) => changeStored(target.checked)} />
        {texts.storeKey}
      </label>
      <div className="try-row">
        <button type="button" className="edge-button" onClick={use}>
          {texts.useKey}
        </button>
        {isUsed && (
          <button type="button" className="edge-button" onClick={forget}>
            {texts.forgetKey}
          </button>
        )}
      </div>
      <p role="status">{status || texts.keyHint}</p>
    </fieldset>
  );
}

/** Shows the fields on their own, for a reader who wants the key in samples before anything is tried. */
export function KeyPanel({ operation, texts }: Pick<KeyFieldsProps, 'operation' | 'texts'>) {
  const [key, change] = useTypedKey(operation);
  return (
    <div className="p-5">
      <KeyFields operation={operation} value={key} onChange={change} texts={texts} />
    </div>
  );
}
