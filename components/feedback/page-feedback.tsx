import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { getFeedbackMessages } from './messages';
import { maxCommentLength } from './send-feedback';

interface PageFeedbackProps {
  locale: Locale;
  /** Path of the page in its own language. */
  url: string;
}

/**
 * Asks whether the page was helpful, if the build has an endpoint. The variable is inlined at build time and tested around
 * the import itself, so that without it no bundle contains the form's code.
 */
export function PageFeedback({ locale, url }: PageFeedbackProps) {
  if (process.env.NEXT_PUBLIC_FEEDBACK_URL) {
    const endpoint = process.env.NEXT_PUBLIC_FEEDBACK_URL;
    const { hint, ...texts } = getFeedbackMessages(locale);
    return import('./feedback-form.client').then(({ FeedbackForm }) => (
      <FeedbackForm
        key={url}
        endpoint={endpoint}
        page={splitLocale(url).path}
        language={locale.code}
        texts={{ ...texts, hint: format(hint, { max: maxCommentLength }) }}
      />
    ));
  }
  return null;
}
