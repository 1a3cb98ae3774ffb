import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VersionMenu } from '@/components/versions/version-menu';
import type { Version } from '@/lib/config/versions';
import { format } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const next: Version = { name: 'current', label: 'Next', entry: '/docs/get-started/overview' };
const old: Version = { name: '1.0', label: '1.0', entry: '/docs/1.0/get-started/overview' };

describe.each(locales.map((locale) => [locale.code, locale] as const))('the version menu in %s', (_, locale) => {
  const render = (table: Version[], current: Version) =>
    renderToStaticMarkup(<VersionMenu locale={locale} versions={table} current={current} />);
  const toName = (version: Version) => format(getMessages(locale).docs.version, { version: version.label });

  it('shows nothing as long as there is only one version', () => {
    expect(render([next], next)).toBe('');
  });

  it('is a dropdown of links with the current version marked if there are two versions', () => {
    const html = render([next, old], old);
    expect(html).toMatch(new RegExp(`<button[^>]*popoverTarget="[^"]+"[^>]*aria-label="${toName(old)}"`));
    for (const { entry, label } of [next, old]) {
      expect(html).toMatch(new RegExp(`<a [^>]*href="${locale.prefix}${entry}"[^>]*>${label}</a>`));
    }
    expect(html.match(/<a [^>]*aria-current="true"[^>]*>([^<]*)</)?.[1]).toBe(old.label);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });
});
