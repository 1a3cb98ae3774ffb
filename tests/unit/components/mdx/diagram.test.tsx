import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Diagram } from '@/components/mdx/diagram';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const source = `sequenceDiagram
  participant B as Browser
  participant S as Your server
  B->>S: Start verification
  opt asked for
    S-->>B: answer
  end`;

function draw(code: string): string {
  return renderToStaticMarkup(<Diagram locale={getLocale(code)} id="diagram-1" title="A session" source={source} />);
}

describe('a diagram on a page', () => {
  const html = draw('en');

  it('is an image labelled by its title and described by text that is also on the page', () => {
    const picture = /<svg[^>]*>/.exec(html)?.[0];
    expect(picture).toContain('role="img"');
    expect(picture).toContain('aria-label="A session"');
    const id = /aria-describedby="([^"]+)"/.exec(picture ?? '')?.[1];
    expect(html).toContain(`<desc id="${id}">1. Browser → Your server: Start verification; optional: asked for: 2. `);
    expect(html).toContain('<li>1. Browser → Your server: Start verification</li>');
  });

  it('sets its size in attributes, with no inline styles or colours', () => {
    expect(html).not.toContain('style=');
    const picture = /<svg[^>]*role="img".*?<\/svg>/s.exec(html)?.[0];
    expect(picture).toMatch(/ width="\d+" height="\d+"/);
    expect(picture).not.toMatch(/fill="|stroke="/);
  });

  it('has its title as a caption', () => {
    expect(html).toMatch(/<figcaption[^>]*>A session<\/figcaption>/);
  });

  it.each(['en', 'id'])('has its labels in the language of the page: %s', (code) => {
    const { asText, blocks } = getMessages(getLocale(code)).diagram;
    expect(draw(code)).toContain(asText);
    expect(draw(code)).toContain(`>${blocks.opt}</text>`);
  });
});
