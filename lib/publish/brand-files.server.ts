import { readFileSync } from 'node:fs';
import { type BrandColors, brandColors, methodColors } from '../config/brand';
import { site } from '../config/site';
import { SiteError } from '../errors/site-error';
import { defaultLocale } from '../i18n/locales';
import { buildBrandMark } from './brand-mark';
import { renderImage, toImageNode } from './render-image.server';
import { renderSiteCard } from './social-card.server';

const { light, dark } = brandColors;

/** The mark is smaller where a system cuts the icon to a shape of its own. */
const icons = [
  { file: 'public/icons/apple-touch-icon.png', size: 180, radius: 0, scale: 0.95 },
  { file: 'public/icons/icon-192.png', size: 192, radius: 8, scale: 1 },
  { file: 'public/icons/icon-512.png', size: 512, radius: 8, scale: 1 },
  { file: 'public/icons/icon-maskable-512.png', size: 512, radius: 0, scale: 0.85 },
] as const;

/** Renders every file that follows from `lib/config/brand.ts`, by its path. `npm run brand` writes them. */
export async function renderBrandFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const add = (file: string, content: Buffer | string) => files.set(file, Buffer.from(content));
  add('app/styles/brand.css', buildBrandStyles());
  add('public/favicon.svg', buildFavicon());
  add('public/img/widget.svg', readWidgetPicture(light));
  add('public/img/widget-dark.svg', readWidgetPicture(dark));
  add(`public${site.image}`, await renderSiteCard(site.tagline[defaultLocale.code]));
  add('public/favicon.ico', await renderIcon({ size: 32, format: 'ico' }));
  for (const { file, ...options } of icons) add(file, await renderIcon(options));
  return files;
}

function renderIcon(options: { size: number; radius?: number; scale?: number; format?: 'ico' }): Promise<Buffer> {
  const { size, format = 'png', ...mark } = options;
  const picture = toImageNode(buildBrandMark({ colors: light, ...mark }), size);
  return renderImage(picture, { width: size, height: size, format });
}

/** Builds the icon with the colours of light mode, and those of dark mode for browsers that prefer it. */
function buildFavicon(): string {
  const change = `.f{fill:${dark.primary}}.s{stroke:${dark.primaryForeground}}`;
  return buildBrandMark({ colors: light })
    .replace(
      '<rect',
      `<title>${site.title}</title><style>@media(prefers-color-scheme:dark){${change}}</style><rect class="f"`,
    )
    .replace('<g', '<g class="s"');
}

function buildBrandStyles(): string {
  const toTokens = (mode: keyof typeof brandColors, indent: string) =>
    Object.entries(brandColors[mode]).map(([name, color]) => `${indent}${toToken(name)}: ${color};\n`);
  const toMethods = (mode: keyof typeof methodColors, indent: string) =>
    Object.entries(methodColors[mode]).map(([method, color]) => `${indent}--method-${method}: ${color};\n`);
  return [
    '/* Written by `npm run brand` from lib/config/brand.ts: change the colours there. */\n',
    '@theme static {\n',
    ...toTokens('light', '  '),
    '}\n\n:root {\n',
    ...toMethods('light', '  '),
    '}\n\n@media screen {\n  .dark {\n',
    ...toTokens('dark', '    '),
    ...toMethods('dark', '    '),
    '  }\n}\n',
  ].join('');
}

/** Converts the name of a colour to its token: `primaryForeground` → `--color-fd-primary-foreground`. */
function toToken(name: string): string {
  return `--color-fd-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Reads the picture of the widget and replaces its variables, as an image knows none of the page. */
function readWidgetPicture(colors: BrandColors): string {
  const values = new Map(Object.entries(colors).map(([name, color]) => [toToken(name), color]));
  return readFileSync('lib/publish/widget-picture.svg', 'utf8').replace(/var\((--[\w-]+)\)/g, (_, token: string) => {
    const color = values.get(token);
    if (!color)
      throw new SiteError(`lib/publish/widget-picture.svg: ${token} is no brand colour.`, 'See lib/config/brand.ts.');
    return color;
  });
}
