/**
 * Widths of characters in hundredths of the font size. Text is set in whatever sans font the reader's system has, so each
 * is the widest among common ones (DejaVu Sans is the widest of them, Arial's metrics come next), rounded up in classes.
 */
const classes: readonly (readonly [width: number, characters: string])[] = [
  [29, "ijlI'"],
  [34, ' ,.:;/\\|’‘·'],
  [41, '()[]!-frt'],
  [56, 'Jcsz*“”L?_'],
  [60, 'kvxy^`'],
  [64, 'abdeghnopquFT0123456789{$}'],
  [70, 'AEBKPSVXYZ'],
  [79, 'CDGHNOQRU&'],
  [86, 'Mw#+<=>~≤≥×'],
  [102, 'Wm%@…–—→'],
];

const widths = new Map(
  classes.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
);

/** The width of characters in no class, such as those of another script. */
const widest = 102;

/** The width of one character in hundredths of the font size; accents add nothing to their letter. */
export function getGlyphWidth(character: string): number {
  return widths.get(character.normalize('NFD').charAt(0)) ?? widest;
}
