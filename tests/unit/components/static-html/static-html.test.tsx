import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { AfterText, BelowFold } from '@/components/static-html/below-fold.client';
import { StaticHtml } from '@/components/static-html/static-html';

const long = 'A sentence that is long enough to be worth a string. '.repeat(5);

/** What the bundler turns a component of a `.client.tsx` file into. */
const asClientReference = <Component extends object>(component: Component) =>
  Object.assign(component, { $$typeof: Symbol.for('react.client.reference') });

asClientReference(AfterText);

const Island = asClientReference(({ label, children }: { label?: ReactNode; children?: ReactNode }) => (
  <button type="button">
    {label}
    {children}
  </button>
));

const Paragraph = ({ children }: { children: ReactNode }) => <p>{children}</p>;
const Late = async ({ text }: { text: string }) => <em>{await text}</em>;

async function draw(children: ReactNode): Promise<string> {
  return renderToStaticMarkup(await StaticHtml({ children }));
}

/** HTML without differences that browsers ignore: the case of names, and how empty elements and attributes are written. */
function toComparable(html: string): string {
  return html.toLowerCase().replaceAll('/>', '>').replaceAll('=""', '');
}

/** How many strings of HTML the browser gets. */
function countStrings(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, child) => sum + countStrings(child), 0);
  if (typeof node !== 'object' || node === null || !('props' in node)) return 0;
  const props = node.props as Record<string, unknown>;
  return 'dangerouslySetInnerHTML' in props ? 1 : countStrings(Object.values(props));
}

describe('StaticHtml', () => {
  it.each([
    [
      'text and numbers',
      <p key="">
        {long} <b>{3}</b>
        {false}
        {null}
      </p>,
    ],
    [
      'HTML attributes',
      <div key="" id="a" className="b c" tabIndex={-1} lang="id" hidden>
        <label htmlFor="x">{long}</label>
      </div>,
    ],
    [
      'boolean attributes',
      <div key="">
        <b aria-hidden data-open={false} aria-busy={false}>
          {long}
        </b>
      </div>,
    ],
    [
      'form fields',
      <p key="">
        {long}
        <input type="checkbox" disabled aria-label="Done" />
      </p>,
    ],
    [
      'popovers',
      <p key="">
        {long}
        <button type="button" popoverTarget="x">
          a
        </button>
        <span id="x" popover="auto">
          b
        </span>
      </p>,
    ],
    [
      'SVG',
      <p key="">
        {long}
        <svg aria-hidden viewBox="0 0 4 4" strokeWidth="2" strokeLinecap="round">
          <path d="M0 0h4" />
        </svg>
      </p>,
    ],
    [
      'raw HTML',
      <figure key="">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as code blocks render it */}
        <code dangerouslySetInnerHTML={{ __html: `<i>${long}</i>` }} />
      </figure>,
    ],
    [
      'lists',
      <ul key="">
        {['a', 'b'].map((name) => (
          <li key={name}>
            {name} {long}
          </li>
        ))}
      </ul>,
    ],
    [
      'server components',
      <section key="">
        <Paragraph>{long}</Paragraph>
      </section>,
    ],
  ])('renders the same as React, in one string: %s', async (_, element) => {
    expect(toComparable(await draw(element))).toBe(toComparable(renderToStaticMarkup(element)));
    expect(countStrings(await StaticHtml({ children: element }))).toBe(1);
  });

  it('writes style props as CSS', async () => {
    const html = await draw(
      <table>
        <tbody>
          <tr>
            <td style={{ textAlign: 'right', '--a': '1px' } as object}>{long}</td>
          </tr>
        </tbody>
      </table>,
    );
    expect(html).toContain('<td style="text-align:right;--a:1px">');
  });

  it('writes variables, and attributes for which false matters, as React does', async () => {
    const element = (
      <div draggable={false} spellCheck={false} style={{ '--myVar': 1 } as object}>
        <b>{long}</b>
      </div>
    );
    expect(toComparable(await draw(element))).toBe(toComparable(renderToStaticMarkup(element)));
  });

  it('refuses a style whose unit only React knows', async () => {
    await expect(
      draw(
        <p style={{ width: 10 }}>
          <b>{long}</b>
        </p>,
      ),
    ).rejects.toThrow('Write the style "width: 10" as a text, with its unit.');
  });

  it('keeps attributes of a drawing that stands alone', async () => {
    const icon = (
      <svg aria-hidden viewBox="0 0 4 4">
        {Array.from({ length: 8 }, (_, index) => (
          <path key={String(index)} d="M0 0h4" strokeWidth="2" strokeLinecap="round" />
        ))}
      </svg>
    );
    expect(await draw(<Island label={icon} />)).toContain('<path d="M0 0h4" stroke-width="2" stroke-linecap="round">');
  });

  it('includes the output of async components', async () => {
    expect(
      await draw(
        <p>
          <Late text={long} />
        </p>,
      ),
    ).toBe(`<p><em>${long}</em></p>`);
  });

  it('escapes text', async () => {
    const html = await draw(
      <p>
        <b>{`<img src=x onerror="alert(1)"> & ${long}`}</b>
      </p>,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&#x26;');
  });
});

describe('StaticHtml of a page', () => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => <p key={`p${String(index)}`}>{long}</p>);

  /** What is held back until the second frame. */
  async function getBelowFold(page: ReactNode): Promise<string> {
    const find = (node: ReactNode): ReactNode[] => {
      if (Array.isArray(node)) return node.flatMap(find);
      if (!isValidElement<{ children?: ReactNode }>(node)) return [];
      return node.type === BelowFold || node.type === AfterText ? [node.props.children] : find(node.props.children);
    };
    return renderToStaticMarkup(await Promise.all(find(await StaticHtml({ children: page }))));
  }

  it('defers prose below the first screen, but keeps it whole in the built page', async () => {
    const page = (
      <main>
        <div className="prose">{paragraphs}</div>
      </main>
    );
    const below = await getBelowFold(page);
    expect(below).toMatch(/^<div class="contents is-last">(<p>[^<]+<\/p>)+<\/div>$/);
    const { prelude } = await prerender(await StaticHtml({ children: page }));
    const html = await new Response(prelude).text();
    expect(html.match(/<p>/g)).toHaveLength(paragraphs.length);
    expect(html).toContain(`<div class="contents is-first"><p>`);
    expect(html.endsWith(`${below}</div></main>`)).toBe(true);
  });

  it('defers what follows a text that is cut, such as links to other pages', async () => {
    const page = (
      <main>
        <div className="prose">{paragraphs}</div>
        <AfterText>
          <nav>{long}</nav>
        </AfterText>
      </main>
    );
    expect(await getBelowFold(page)).toContain(`<nav>${long}</nav>`);
    const { prelude } = await prerender(await StaticHtml({ children: page }));
    expect(await new Response(prelude).text()).toContain(`</div><nav>${long}</nav></main>`);
  });

  it.each([
    [
      'what follows a text that is whole',
      <main key="">
        <div className="prose">{paragraphs.slice(0, 10)}</div>
        <AfterText>
          <nav>{long}</nav>
        </AfterText>
      </main>,
    ],
    [
      'short prose',
      <div key="" className="prose">
        {paragraphs.slice(0, 10)}
      </div>,
    ],
    [
      'prose slightly longer than the first screen',
      <div key="" className="prose">
        {paragraphs.slice(0, 20)}
      </div>,
    ],
    ['content outside prose', <div key="">{paragraphs}</div>],
    [
      'one long block',
      <div key="" className="prose">
        <ul>{paragraphs}</ul>
      </div>,
    ],
  ])('defers nothing: %s', async (_, page) => {
    expect(await getBelowFold(page)).toBe('');
  });
});

describe('StaticHtml with a client component', () => {
  it('keeps the component between blocks of HTML', async () => {
    const page = (
      <div className="prose">
        <h2>a</h2>
        <p>{long}</p>
        <Island label="press" />
        <p>b</p>
        <p>{long}</p>
      </div>
    );
    expect(await draw(page)).toBe(
      `<div class="prose"><div class="contents is-first"><h2>a</h2><p>${long}</p></div><button type="button">press</button><div class="contents is-last"><p>b</p><p>${long}</p></div></div>`,
    );
  });

  it('passes it its children as HTML, including server components', async () => {
    const page = (
      <Island label={<Paragraph>a</Paragraph>}>
        <div>
          <Paragraph>{long}</Paragraph>
        </div>
      </Island>
    );
    expect(await draw(page)).toBe(`<button type="button"><p>a</p><div><p>${long}</p></div></button>`);
    expect(countStrings(await StaticHtml({ children: page }))).toBe(1);
  });

  it('keeps its place if sibling lists have the same keys', async () => {
    const list = ['a', 'b'].map((name) => <Island key={name} label={name} />);
    expect(
      await draw(
        <div>
          {list}
          {list}
        </div>,
      ),
    ).toBe(
      renderToStaticMarkup(
        <div>
          {list}
          {list}
        </div>,
      ),
    );
  });
});
