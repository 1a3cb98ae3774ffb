import { glossary, type TermId } from '../../content/data/glossary';
import { getLocalized, type Locale } from '../i18n/locales';

/** What `<Term id="…" />` shows where the writer gave no text of their own. */
export function getTermText(id: TermId, locale: Locale): string {
  return getLocalized(glossary[id].term, locale);
}
