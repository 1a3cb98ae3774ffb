/**
 * The kinds of text in a diagram, with sizes in pixels; `app/styles/diagram.css` sets the same sizes.
 * `stretch` is the factor by which the role's weight makes the widest font wider.
 */
export const textRoles = {
  /** The name of a participant. */
  name: { size: 14, lineHeight: 18, stretch: 1.17 },
  /** The text of a node of a flowchart. */
  node: { size: 14, lineHeight: 18, stretch: 1 },
  /** Text at a line, in a note, or beside a tag. */
  label: { size: 13, lineHeight: 17, stretch: 1 },
  /** The kind of a block, such as “if”. */
  tag: { size: 12, lineHeight: 17, stretch: 1.17 },
} as const;

export type TextRole = keyof typeof textRoles;
