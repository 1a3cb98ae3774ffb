/** What a page brings in itself, as browsers hash it: the text between the tags. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

/** Elements without `src`; pages of ours have no `>` in the attributes of these two, and React escapes `<` elsewhere. */
const inlineScripts = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/** Scripts that hold data, such as JSON-LD, are never run. */
const dataType = /\stype="application\/(?:ld\+)?json"/;

/** Finds the scripts that run and the styles that stand in a page that the site has built. */
export function findInlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(inlineScripts)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/.test(attributes) || dataType.test(attributes) ? [] : [text],
  );
  return { scripts, styles: [...html.matchAll(inlineStyles)].map(([, text = '']) => text) };
}
