import type { WrappedText } from './text/wrap-text';

/** A diagram after layout: everything has a position and a size, in whole pixels from the top left corner. */
export interface Drawing {
  width: number;
  height: number;
  frames: Frame[];
  /** The vertical lines of participants. */
  lifelines: { x: number; top: number; bottom: number }[];
  links: Link[];
  labels: Label[];
  boxes: Box[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** A shape with text in its middle. */
export interface Box extends Rect {
  shape: 'participant' | 'actor' | 'note' | 'process' | 'terminal' | 'decision' | 'store';
  text: WrappedText;
}

/** Text on the background: it fills its rectangle, and lines behind it are interrupted there. */
export interface Label extends Rect {
  text: WrappedText;
  /** The edge that its lines share, or `middle` for centred ones. */
  align: 'start' | 'middle' | 'end';
}

/** An arrow along straight lines that meet at right angles; its head is at the last point. */
export interface Link {
  points: Point[];
  isDashed: boolean;
  /** An open head means a message that waits for no answer. */
  hasOpenHead: boolean;
}

/** The outline of a block. Each of its sections begins with a corner tag for its kind, and all but the first with a line. */
export interface Frame extends Rect {
  tags: Rect[];
}
