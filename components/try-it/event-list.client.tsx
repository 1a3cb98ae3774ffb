import { type SandboxEvent, sandboxSecret } from 'openapi-sandbox';
import { useEffect, useState } from 'react';
import { format } from '@/lib/i18n/format';
import { CodeView } from './code-view.client';
import type { TryItTexts } from './load-texts';
import { toWebhook } from './to-webhook';

/** Shows the events since the call, each with its webhook. The newest comes last, so that nothing moves. */
export function EventList({ events, texts }: { events: readonly SandboxEvent[]; texts: TryItTexts }) {
  const last = events.at(-1);
  return (
    <>
      <p role="status" className="sr-only">
        {last && format(texts.events.arrived, { count: events.length, type: last.type })}
      </p>
      {events.map((event) => (
        <EventDetails key={event.id} event={event} texts={texts.events} />
      ))}
    </>
  );
}

function EventDetails({ event, texts }: { event: SandboxEvent; texts: TryItTexts['events'] }) {
  const [webhook, setWebhook] = useState('');
  const label = format(texts.event, { type: event.type });

  useEffect(() => {
    toWebhook(event).then(setWebhook);
  }, [event]);

  return (
    <details className="try-details">
      <summary>{label}</summary>
      <p>{format(isSecureContext ? texts.webhook : texts.unsigned, { secret: sandboxSecret })}</p>
      <CodeView label={label} text={webhook} />
    </details>
  );
}
