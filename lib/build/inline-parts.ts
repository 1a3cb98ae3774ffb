/** The inline scripts and styles of a page, as browsers hash them: the text between the tags. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

/** Patterns are enough here: our pages have no `>` in the attributes of these elements, and React escapes `<` elsewhere. */
const inlineScripts = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/** Scripts that hold data, such as JSON-LD, are never run. */
const dataType = /\stype="application\/(?:ld\+)?json"/;

/** Finds the inline scripts that run, and the inline styles, in a page of the built site. */
export function findInlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(inlineScripts)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/.test(attributes) || dataType.test(attributes) ? [] : [text],
  );
  return { scripts, styles: [...html.matchAll(inlineStyles)].map(([, text = '']) => text) };
}
