import { maxQueryLength } from '../limits';
import type { Vocabulary } from './vocabulary';
import { toWords } from './words';

/** A word of a query: what it can mean, and how much it tells. */
export interface Term {
  typed: string;
  /** Words of the index that it stands for, with how well each does. */
  forms: Map<string, number>;
  weight: number;
}

interface QueryContext {
  vocabulary: Vocabulary;
  stopWords: ReadonlySet<string>;
  /** Words or phrases, and the words that they can be found by. */
  synonyms: Record<string, string[]>;
  /** Records in the index. */
  size: number;
}

/** Terms that a query is cut to: nobody types more, and each costs time. */
const damp = Number(globalThis.process?.env?.DAMP ?? 1);
const maxTerms = 16;
const stopWordWeight = 0.02;
const joinedFit = 0.9;
const synonymFit = 0.75;

/** What a query asks for. Words that the index knows nothing like are left out. */
export function parseQuery(query: string, context: QueryContext): Term[] {
  const typed = readWords(query, context).slice(0, maxTerms);
  const terms = typed.map((word) => ({ typed: word, forms: new Map(context.vocabulary.expand(word)), weight: 0 }));
  addJoined(terms, context);
  addSynonyms(terms, context);
  const found = terms.filter(({ forms }) => forms.size > 0);
  const hasOthers = found.some((term) => !context.stopWords.has(term.typed));
  for (const term of found) {
    const isStopWord = hasOthers && context.stopWords.has(term.typed);
    term.weight = isStopWord ? stopWordWeight : getWeight(term, context);
  }
  return found;
}

/** The words of a query, each once. A compound counts as one where the index has it, as its parts where it has not. */
function readWords(query: string, { vocabulary }: QueryContext): string[] {
  const words = toWords(query.slice(0, maxQueryLength));
  const compounds = words.filter(({ form, isCompound }) => isCompound && vocabulary.count(form) > 0);
  const isInside = (start: number) => compounds.some((whole) => whole.start <= start && start < whole.end);
  const kept = words.filter((word) => compounds.includes(word) || (!word.isCompound && !isInside(word.start)));
  return [...new Set(kept.flatMap(({ form }) => splitJoined(form, vocabulary)))];
}

/** `facematch` → `face`, `match`, where the index knows both and nothing like the whole. */
function splitJoined(form: string, vocabulary: Vocabulary): string[] {
  if (form.length < 6 || vocabulary.count(form) > 0) return [form];
  const expanded = [...vocabulary.expand(form).values()];
  if (expanded.some((quality) => quality >= joinedFit)) return [form];
  for (let end = 3; end <= form.length - 3; end += 1) {
    const pair = [form.slice(0, end), form.slice(end)];
    if (pair.every((part) => vocabulary.count(part) > 1)) return pair;
  }
  return [form];
}

/** `web hook` also means `webhook`, where the index has it. */
function addJoined(terms: Term[], { vocabulary }: QueryContext): void {
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1];
    if (!next || vocabulary.count(term.typed + next.typed) === 0) continue;
    for (const part of [term, next]) part.forms.set(term.typed + next.typed, joinedFit);
  }
}

function addSynonyms(terms: Term[], { vocabulary, synonyms }: QueryContext): void {
  for (const [index] of terms.entries()) {
    for (const count of [1, 2, 3]) {
      const phrase = terms.slice(index, index + count);
      const others = synonyms[phrase.map(({ typed }) => typed).join(' ')] ?? [];
      const forms = others.flatMap((word) =>
        [...vocabulary.expand(word)].filter(([, quality]) => quality >= joinedFit),
      );
      for (const term of phrase) {
        for (const [form, quality] of forms) {
          term.forms.set(form, Math.max(term.forms.get(form) ?? 0, quality * synonymFit));
        }
      }
    }
  }
}

/** Rare words tell more. */
function getWeight({ forms }: Term, { vocabulary, size }: QueryContext): number {
  const best = Math.max(...forms.values());
  const counts = [...forms].flatMap(([form, quality]) => (quality >= best - 0.1 ? [vocabulary.count(form)] : []));
  return Math.log(1 + size / Math.max(...counts, 1)) ** damp;
}
