import type { Fault } from '../errors/fault';
import type { Heading, ParsedPage } from './parse-pages';

/**
 * Finds headings of a translation whose anchor or level differs from the source's: links with a hash have to survive a change of
 * language. Where headings are missing or too many, only the first place is named, as everything after it is shifted.
 */
export function checkAnchors(source: ParsedPage, translation: ParsedPage): Fault[] {
  const faults = source.headings.flatMap((heading, index) => {
    const own = translation.headings[index];
    return own ? compare(translation.file, heading, own) : [];
  });
  if (source.headings.length === translation.headings.length) return faults;
  return faults[0] ? [withRepair(faults[0], source, translation)] : [getEndFault(source, translation)];
}

function compare(file: string, expected: Heading, own: Heading): Fault[] {
  if (own.anchor === expected.anchor && own.depth === expected.depth) return [];
  const there = `"${toMarkdown(expected.depth, expected.text)}" (#${expected.anchor}, line ${expected.line} of the source)`;
  return [
    {
      file: `${file}:${own.line}`,
      message: `"${toMarkdown(own.depth, own.text)}" (#${own.anchor}) does not match the source, which has ${there}.`,
      hint: `Write it as ${toMarkdown(expected.depth, own.text)} [#${expected.anchor}].`,
    },
  ];
}

/** The first fault of a page with too few or too many headings: where one is missing, the next ones are right as they are. */
function withRepair(fault: Fault, source: ParsedPage, translation: ParsedPage): Fault {
  const [all, own] = [source.headings, translation.headings];
  const message = `${fault.message} The source has ${all.length} headings; this page has ${own.length}.`;
  const index = all.findIndex(({ anchor, depth }, at) => own[at]?.anchor !== anchor || own[at]?.depth !== depth);
  const [expected, found] = [all[index], own[index]];
  if (expected && found && all.slice(index + 1).some(({ anchor }) => anchor === found.anchor)) {
    const heading = `${toMarkdown(expected.depth, '…')} [#${expected.anchor}]`;
    return { ...fault, message, hint: `Translate that section above this line, as ${heading}.` };
  }
  if (expected && own.slice(index + 1).some(({ anchor }) => anchor === expected.anchor)) {
    return { ...fault, message, hint: 'Remove this heading, or add it to the source.' };
  }
  return { ...fault, message };
}

/** The fault of a page whose headings match as far as they go, but end too early or too late. */
function getEndFault(source: ParsedPage, translation: ParsedPage): Fault {
  const missing = source.headings[translation.headings.length];
  const extra = translation.headings[source.headings.length];
  if (missing) {
    const heading = toMarkdown(missing.depth, missing.text);
    return {
      file: translation.file,
      message: `"${heading}" (line ${missing.line} of the source) has no translation.`,
      hint: `Add ${toMarkdown(missing.depth, '…')} [#${missing.anchor}] at the end.`,
    };
  }
  return {
    file: `${translation.file}:${extra?.line}`,
    message: `"${extra && toMarkdown(extra.depth, extra.text)}" is not a heading of the source.`,
    hint: 'Add it to the source, or remove it here.',
  };
}

function toMarkdown(depth: number, text: string): string {
  return `${'#'.repeat(depth)} ${text}`;
}
