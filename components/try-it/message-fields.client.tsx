import type { SandboxChannel } from 'openapi-sandbox';
import { useId, useState } from 'react';
import { format } from '@/lib/i18n/format';
import { Choice } from './field-input.client';
import { findJsonProblem } from './json-text';
import type { TryItTexts } from './load-texts';
import { messageDrafts } from './session';

/** Keeps the message that is typed for a socket, as long as the document lasts. */
export function useMessage(channel: SandboxChannel) {
  const [text, setShownText] = useState(
    () => messageDrafts.get(channel.id) ?? toJson(channel.sent[0]?.examples[0]?.value),
  );
  function setText(next: string) {
    messageDrafts.set(channel.id, next);
    setShownText(next);
  }
  return { text, setText, problem: findJsonProblem(text) };
}

interface MessageFieldsProps {
  channel: SandboxChannel;
  message: ReturnType<typeof useMessage>;
  canSend: boolean;
  onSend: () => void;
  texts: TryItTexts;
}

/** Shows the message to send on a socket: one of the contract's examples, which the reader can change. */
export function MessageFields({ channel, message, canSend, onSend, texts }: MessageFieldsProps) {
  const problemId = useId();
  const { text, setText, problem } = message;
  return (
    <fieldset>
      <legend>{texts.socket.message}</legend>
      <Choice label={texts.socket.template} onChange={setText}>
        {channel.sent.flatMap(({ name, examples }) =>
          examples.map(({ summary, value }) => (
            <option key={`${name}${summary}`} value={toJson(value)}>
              {name}
              {summary && `: ${summary}`}
            </option>
          )),
        )}
      </Choice>
      <textarea
        aria-label={texts.socket.message}
        aria-describedby={problemId}
        value={text}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={problemId} role="alert" className="try-problem">
        {problem && format(texts.invalidJson, { line: problem.line, column: problem.column })}
      </p>
      <button type="button" className="primary-button" aria-disabled={!canSend} onClick={onSend}>
        {texts.send}
      </button>
    </fieldset>
  );
}

function toJson(value: unknown): string {
  return JSON.stringify(value ?? {}, null, 2);
}
