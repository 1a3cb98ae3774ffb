import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getMdxComponents } from '@/components/mdx/mdx-components';
import { defaultLocale, getLocale } from '@/lib/i18n/locales';

const path = '/docs/api/ocr';
const indonesian = getLocale('id');

it.each(['Channel', 'Operation'])(
  '<%s /> without its field in the frontmatter names the page and the field',
  (name) => {
    const components = getMdxComponents({ path, locale: defaultLocale, textLocale: defaultLocale });
    const View = components[name] as ComponentType;
    const field = name.toLowerCase();
    const draw = () => renderToStaticMarkup(<View />);
    expect(draw).toThrow(`The page ${path} draws a "${field}"`);
    expect(draw).toThrow(`Add \`${field}: <id>\``);
  },
);

describe('on a page that is not translated', () => {
  const components = getMdxComponents({
    path,
    locale: indonesian,
    textLocale: defaultLocale,
    reference: <p>Bidang</p>,
  });
  const draw = (name: string, props: object = {}) => {
    const View = components[name] as ComponentType<object>;
    return renderToStaticMarkup(<View {...props} />);
  };

  it('what is drawn in the language of the reader says so', () => {
    expect(draw('Operation')).toBe('<div lang="id-ID"><p>Bidang</p></div>');
    expect(draw('Term', { id: 'liveness' })).toMatch(/^<button[^>]*>[^<]*<\/button><span[^>]* lang="id-ID"/);
  });

  it('labels are in the language of the text', () => {
    expect(draw('Callout', { children: 'text' })).toContain('Note');
  });
});
