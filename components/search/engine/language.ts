import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemIndonesian } from '@orama/stemmers/indonesian';
import type { Localized } from '@/lib/i18n/locales';

/** The engine's knowledge of a language. */
export interface SearchLanguage {
  stem: (form: string) => string;
  /** Standard spellings that a colloquial one may stand for, best first. */
  toStandardForms: (form: string) => string[];
  /** Words that hardly tell pages apart: they count only where a query has no others. */
  stopWords: ReadonlySet<string>;
}

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const indonesianStopWords = toSet(
  'ada adalah agar aja akan anda apa apakah atau bagaimana bagi bahwa berapa bgt biar bila bisa bs cara caranya dalam dan dapat dari dengan dgn di didukung dong dulu enggak ga gak gimana harus ini itu jika kalau kalo kami kapan karena ke kenapa ketika kita kok lagi lalu mana masih mau mengapa nggak nih oleh pada pakai pake saat saja saya sebagai sebuah secara seperti siapa sih suatu sudah supaya tdk tentang tidak tolong udah untuk utk yang yg a an and for how in is of on per the to with',
);

/**
 * Porter's algorithm turns the y of `deploy` into an i, but not that of `deployment`, from which it strips the suffix later. It makes
 * `author` of `authorize`, whose forms get a stem of their own.
 */
function stemEnglishRoot(form: string): string {
  return /^authori[sz]/.test(form) ? 'authoriz' : stemEnglish(form).replace(/y$/, 'i');
}

/**
 * Prefixes such as `me-` and `pe-` absorb an initial k, t, s or p, which the stemmer does not restore: `kirim` stays, and
 * `pengiriman` becomes `irim`. Without that letter, both are the same. It takes the beginning of `terbit`, `terima` and `terjemah`
 * for a prefix, so their forms get a stem of their own.
 */
function stemIndonesianRoot(form: string): string {
  const [, hidden] = /^(?:di|me|pe)?n?t?(erbit|erima|erjemah)/.exec(form) ?? [];
  const root = hidden ?? stemIndonesian(form);
  const bare = root.length > 3 ? root.replace(/^[ktsp](?=[aiueo])/, '') : root;
  return indonesianStopWords.has(bare) ? root : bare;
}

/**
 * Remains of a prefix in colloquial spelling, with the initial letters that the prefix may have absorbed: `ngirim` stands for
 * `mengirim`, from `kirim`.
 */
const spokenPrefixes: readonly [prefix: RegExp, swallowed: string[]][] = [
  [/^nge/, ['']],
  [/^ng(?=[aiueo])/, ['', 'k', 'h']],
  [/^ny(?=[aiueo])/, ['s', 'c']],
  [/^n(?=[aiueo].{3})/, ['t']],
  [/^n(?=[cdj])/, ['']],
  [/^m(?=[aiueo].{3})/, ['p']],
];

/** `hapusin` → `hapus`; `ngirimin` → `ngirim`, `irim`, `kirim`, `hirim`. */
function toStandardIndonesian(form: string): string[] {
  const words = form.length > 5 && form.endsWith('in') ? [form, form.slice(0, -2)] : [form];
  const withPrefix = words.flatMap((word) =>
    spokenPrefixes.flatMap(([prefix, swallowed]) =>
      prefix.test(word) ? swallowed.map((letter) => word.replace(prefix, letter)) : [],
    ),
  );
  return [...words.slice(1), ...withPrefix].filter(({ length }) => length > 2);
}

/** Names in code have no inflections: `contact_ids` and `contact_id` are two fields. */
const exceptNames =
  (stem: SearchLanguage['stem']): SearchLanguage['stem'] =>
  (form) =>
    /[-_:.]/.test(form) ? form : stem(form);

/** The engine's knowledge of each language of the site; a partial one may do without, as its pages are in English for now. Words are stemmed by the vocabulary, not by Orama. */
export const searchLanguages = {
  en: {
    stem: exceptNames(stemEnglishRoot),
    toStandardForms: () => [],
    stopWords: toSet(
      'a an and any are as at be by can do does for from has have how i if in into is it its me my not of on or our per s t should that the their them there these this to was we what when where which who why will with would you your',
    ),
  },
  id: {
    stem: exceptNames(stemIndonesianRoot),
    toStandardForms: toStandardIndonesian,
    stopWords: indonesianStopWords,
  },
} satisfies Localized<SearchLanguage>;
