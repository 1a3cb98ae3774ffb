import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { homeScreen } from '@/components/screens/home';
import { screens } from '@/components/screens/screens';
import { getLocalized, locales } from '@/lib/i18n/locales';

describe.each(locales)('screens in $code', (locale) => {
  it.each(Object.entries({ ...screens, home: homeScreen }))(
    '%s is a small picture with nothing to operate',
    (id, { render, alt, caption }) => {
      const html = renderToStaticMarkup(render(locale));
      expect(html).not.toMatch(/<(?:a|button|input|select|textarea|script|style)\b|tabindex|contenteditable|\sid=/i);
      expect(brotliCompressSync(html).length, id).toBeLessThan(3 * 1024);
      expect(getLocalized(alt, locale).length, `alternative text of ${id} in components/screens`).toBeGreaterThan(80);
      expect(getLocalized(caption, locale), id).not.toBe('');
    },
  );
});
