import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getMdxComponents } from '@/components/mdx/mdx-components';
import { defaultLocale, getLocale } from '@/lib/i18n/locales';

const path = '/docs/api/ocr';
const indonesian = getLocale('id');

describe('on a page that is not translated', () => {
  const components = getMdxComponents({
    path,
    locale: indonesian,
    textLocale: defaultLocale,
  });
  const render = (name: string, props: object = {}) => {
    const View = components[name] as ComponentType<object>;
    return renderToStaticMarkup(<View {...props} />);
  };

  it('what is rendered in the language of the reader says so', () => {
    expect(render('PlanSummary', { plan: 'sme' })).toMatch(/^<div lang="id-ID">/);
    expect(render('Term', { id: 'liveness' })).toMatch(/^<button[^>]*>[^<]*<\/button><span[^>]* lang="id-ID"/);
  });

  it('labels are in the language of the text', () => {
    expect(render('Callout', { children: 'text' })).toContain('Note');
  });
});
