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

/** Languages named with a sign, version numbers, names such as `document.read`, beginnings of ids such as `con_`, and all others. */
const runs =
  /\b[cC](?:#|\+\+)(?!\w)|\p{N}+(?:\.\p{N}+)+|\p{Ll}{2,}(?:\.\p{Ll}[\p{Ll}_]{2,})+(?![\p{L}\p{N}_])|[\p{L}\p{N}]+(?:_+(?![\p{L}\p{N}_])|(?:(?:_+|:)[\p{L}\p{N}]+)*)/gu;
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
