/** Sizes of flowcharts in pixels. */
export const metrics = {
  /** The maximum width that does not scroll: from the top down on a phone, from left to right in a desktop's text column. */
  roomWidth: { TD: 338, LR: 650 },
  /** The maximum line width of nodes and labels; narrower from left to right, where nodes and labels share the row. */
  textWidth: {
    TD: { process: 118, terminal: 112, decision: 100, store: 118, label: 96 },
    LR: { process: 104, terminal: 96, decision: 92, store: 104, label: 84 },
  },
  node: { paddingX: 13, paddingY: 11, minWidth: 64 },
  /** A terminal has round ends, so its text needs more room there. */
  terminalPaddingX: 18,
  /** The height of the lid of a store. */
  lid: 10,
  /** Room around the text of a decision, whose corners are cut. */
  decisionPadding: 4,
  labelPadding: 4,
  /** Between nodes of a row, and between edges beside each other. */
  nodeGap: 20,
  edgeGap: 18,
  /** Between rows. */
  rowGap: { TD: 48, LR: 40 },
  /** Between the lane of a back edge and what is beside it. */
  laneGap: 14,
  /** Between the label of such a lane and what is beside it. */
  labelGap: 4,
} as const;
