import { type Sandbox, toTime } from 'openapi-sandbox';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { toErrorMessage } from '@/lib/errors/site-error';
import { format } from '@/lib/i18n/format';
import { Line } from './field-input.client';
import { loadSandbox } from './load-sandbox';
import type { TryItTexts } from './load-texts';

/** Spans that have a button. */
const steps = { minute: 'PT1M', hour: 'PT1H', day: 'P1D' } as const;

/** Shows the sandbox's clock, which a reader can move forward, as `POST /sandbox/clock` does in the local sandbox. */
export function ClockFields({ texts: { clock: texts } }: { texts: TryItTexts }) {
  const problemId = useId();
  const [isOpen, setOpen] = useState(false);
  const [sandbox, setSandbox] = useState<Sandbox>();
  const [now, setNow] = useState<Date>();
  const [duration, setDuration] = useState('P2D');
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');

  useEffect(() => {
    if (!isOpen) return;
    loadSandbox([]).then(
      ({ sandbox }) => setSandbox(sandbox),
      (error: unknown) => setProblem(toErrorMessage(error)),
    );
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || !sandbox) return;
    const show = () => setNow(sandbox.advance('PT0S'));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [sandbox, isOpen]);

  function advance(text: string) {
    if (!sandbox) return;
    const time = sandbox.advance(text.trim());
    setProblem(time ? '' : format(texts.invalid, { text }));
    setStatus(time ? format(texts.moved, { time: toTime(time) }) : '');
    if (time) setNow(time);
  }

  /** Enter would send the form that the field is in. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    advance(duration);
  }

  return (
    <details className="try-details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      <p>{texts.hint}</p>
      <p>
        <time>{now && toTime(now)}</time>
      </p>
      <div className="try-row">
        {Object.entries(steps).map(([name, step]) => (
          <button key={name} type="button" className="edge-button" onClick={() => advance(step)}>
            {texts[name as keyof typeof steps]}
          </button>
        ))}
      </div>
      <Line
        label={texts.duration}
        value={duration}
        aria-describedby={problemId}
        aria-invalid={problem !== ''}
        onChange={setDuration}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="edge-button" onClick={() => advance(duration)}>
        {texts.move}
      </button>
      <p id={problemId} role="alert" className="try-problem">
        {problem}
      </p>
      <p role="status">{status}</p>
    </details>
  );
}
