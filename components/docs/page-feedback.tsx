import { maxCommentLength } from '@/lib/feedback/feedback';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { splitLocale } from '@/lib/i18n/paths';

interface PageFeedbackProps {
  locale: Locale;
  /** Path of the page in its own language. */
  url: string;
  /** Where answers go. */
  endpoint: string;
}

/** Asks whether the page was helpful. The variable is a constant of the build: without it no page carries the form's code. */
export async function PageFeedback({ locale, url, endpoint }: PageFeedbackProps) {
  if (process.env.NEXT_PUBLIC_FEEDBACK_URL) {
    const { FeedbackForm } = await import('./feedback-form.client');
    const page = splitLocale(url).path;
    const { hint, ...texts } = getMessages(locale).feedback;
    return (
      <FeedbackForm
        key={url}
        endpoint={endpoint}
        page={page}
        language={locale.code}
        texts={{ ...texts, hint: format(hint, { max: maxCommentLength }) }}
      />
    );
  }
  return null;
}
