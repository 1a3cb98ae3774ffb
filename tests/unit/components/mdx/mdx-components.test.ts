import { expect, it } from 'vitest';
import { getMdxComponents } from '@/components/mdx/mdx-components';
import { defaultLocale } from '@/lib/i18n/locales';

it.each(['Channel', 'Operation'])(
  '<%s /> without its field in the frontmatter names the page and the field',
  (name) => {
    const draw = getMdxComponents(defaultLocale, '/docs/api/ocr')[name] as () => unknown;
    const field = name.toLowerCase();
    expect(draw).toThrow(`The page /docs/api/ocr draws a "${field}"`);
    expect(draw).toThrow(`Add \`${field}: <id>\``);
  },
);
