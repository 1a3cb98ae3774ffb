import { getCauseChain } from '@/lib/errors/cause-chain';
import { format } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { crashMessages } from '@/lib/i18n/messages/crash';

interface CrashViewProps {
  /** What was thrown. */
  error: unknown;
  locale: Locale;
  /** Clears the error, so that the page renders again. */
  onRetry: () => void;
}

/** Shown in place of a page that failed to render: what happened, why, and a way to try again. */
export function CrashView({ error, locale, onRetry }: CrashViewProps) {
  const texts = getLocalized(crashMessages, locale);
  const [message, ...causes] = getCauseChain(error);
  return (
    <div role="alert" className="mx-auto w-full max-w-3xl px-4 py-16 sm:px-8">
      <h1 className="text-3xl font-bold tracking-tight">{texts.title}</h1>
      <div className="mt-5 rounded-lg border border-fd-error/40 bg-fd-card px-4 py-3 font-mono text-sm wrap-anywhere">
        <p className="text-fd-error">{message}</p>
        {causes.map((cause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the causes never move
          <p key={index} className="mt-1 text-fd-muted-foreground">
            {format(texts.cause, { message: cause })}
          </p>
        ))}
      </div>
      <button type="button" className="primary-button mt-6" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
