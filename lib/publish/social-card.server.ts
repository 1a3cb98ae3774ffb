import { container, text } from '@takumi-rs/helpers';
import { brandColors, methodColors } from '../config/brand';
import { cardSize, site } from '../config/site';
import { buildBrandMark } from './brand-mark';
import { renderImage, toImageNode } from './render-image.server';

/** Content of a page's card. */
export interface CardContent {
  title: string;
  /** The parts of the site above the page, outermost first. */
  section: readonly string[];
  /** HTTP method of the operation that the page documents. */
  method?: keyof typeof methodColors.dark | undefined;
}

const colors = brandColors.dark;
const rowStyle = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 56 } as const;

/** Renders the picture of a page for social networks, as PNG of 20 to 30 KB. */
export function renderSocialCard({ title, section, method }: CardContent): Promise<Buffer> {
  const head = [
    text(section.join(' › '), { fontSize: 30, color: colors.mutedForeground }),
    ...(method ? [buildPill(method)] : []),
  ];
  const style = {
    fontSize: title.length > 44 ? 58 : 76,
    fontWeight: 700,
    lineHeight: 1.18,
    lineClamp: 3,
    textWrap: 'balance',
  } as const;
  const brand = [
    toImageNode(buildBrandMark({ colors }), 56),
    text(site.title, { fontSize: 32, fontWeight: 700, marginLeft: 22 }),
  ];
  return renderCard([
    container({ style: rowStyle, children: head }),
    container({ style: { display: 'flex', flexGrow: 1, alignItems: 'center' }, children: [text(title, style)] }),
    container({ style: { ...rowStyle, justifyContent: 'flex-start' }, children: brand }),
  ]);
}

/** Renders the card of the site itself, for what has none of its own. */
export function renderSiteCard(tagline: string): Promise<Buffer> {
  return renderCard([
    toImageNode(buildBrandMark({ colors }), 116),
    text(site.title, { fontSize: 76, fontWeight: 700, marginTop: 'auto' }),
    text(tagline, { fontSize: 36, color: colors.mutedForeground, maxWidth: 800, marginTop: 24 }),
  ]);
}

function renderCard(children: Parameters<typeof container>[0]['children']): Promise<Buffer> {
  return renderImage(
    container({
      style: {
        ...cardSize,
        display: 'flex',
        flexDirection: 'column',
        padding: 76,
        borderTop: `8px solid ${colors.primary}`,
        backgroundColor: colors.background,
        color: colors.foreground,
        fontFamily: 'Geist',
      },
      children: children ?? [],
    }),
    cardSize,
  );
}

/** Builds the label with the method of an operation, in its colour. */
function buildPill(method: keyof typeof methodColors.dark) {
  const color = methodColors.dark[method];
  const style = {
    border: `3px solid ${color}`,
    borderRadius: 28,
    padding: '8px 22px',
    fontSize: 28,
    fontWeight: 700,
    color,
  };
  return text(method.toUpperCase(), style);
}
