/** A word in a text. */
export interface Word {
  /** Normalised for comparison: lower case, without accents. */
  form: string;
  /** Offsets in the text; `end` is exclusive. */
  start: number;
  end: number;
  /** True for the whole of a name such as `face_not_found`, whose parts are words of their own. */
  isCompound?: true;
}

/** Adjacent characters that are read together. */
const runs = new RegExp(
  [
    String.raw`\b[cC](?:#|\+\+)(?!\w)`, // Languages named with a sign.
    String.raw`\p{N}+(?:\.\p{N}+)+`, // Version numbers.
    String.raw`\p{Ll}{2,}(?:\.\p{Ll}[\p{Ll}_]{2,})+(?![\p{L}\p{N}_])`, // Names such as `document.read`, but not `Next.js`.
    String.raw`\p{N}+(?=\p{L}+(?![\p{L}\p{N}_]))`, // The number before its unit: `10MB`.
    String.raw`[\p{L}\p{N}]+(?:_+(?![\p{L}\p{N}_])|(?:(?:_+|:)[\p{L}\p{N}]+)*)`, // Beginnings of ids such as `con_`, and all others.
  ].join('|'),
  'gu',
);
const parts = /\p{Lu}*[\p{Ll}\p{N}]+|[^_:.\p{Ll}]+/gu;
/** `createContact`, `face_not_found`, `agent:ended`, `document.read` and `1.0.0`, but neither `iOS` nor `JavaScript`. */
const compound = /[_:.](?!_*$)|^\p{Ll}{3,}\p{Lu}/u;

/** The words of a text in their order. A compound name comes before its parts. */
export function toWords(text: string): Word[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index: start }): Word[] => {
    const whole = { form: fold(run), start, end: start + run.length };
    if (!compound.test(run)) return [whole];
    const inner = [...run.matchAll(parts)].map((part) => ({
      form: fold(part[0]),
      start: start + part.index,
      end: start + part.index + part[0].length,
    }));
    return [{ ...whole, isCompound: true }, ...inner];
  });
}

const plain = /^[\x20-\x7e]*$/;

/** Normalises a word for comparison. ASCII words, which most are, have no accents to remove. */
function fold(word: string): string {
  return plain.test(word) ? word.toLowerCase() : word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
