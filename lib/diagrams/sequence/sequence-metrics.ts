/** Sizes of sequence diagrams in pixels. */
export const metrics = {
  /** The maximum width that does not scroll on a desktop: the text column without the figure's padding. */
  roomWidth: 650,
  participant: { paddingX: 14, paddingY: 9, minWidth: 84, textWidth: 116, icon: 20, gap: 24 },
  /** The distance between lifelines for which long labels are wrapped. */
  spacing: { min: 132, max: 250 },
  /** Between two rows. */
  rowGap: 20,
  /** Between a label and its line, and beside a label. */
  labelGap: 5,
  labelMargin: 14,
  note: { paddingX: 12, paddingY: 7, gap: 12 },
  /** How far a self-message leaves the lifeline. */
  loop: { width: 26, minHeight: 22, gap: 8 },
  frame: { padding: 16, tagPadding: 8, tagHeight: 25, minText: 110 },
} as const;
