/** Who says what to whom, from top to bottom. */
export interface SequenceDiagram {
  kind: 'sequence';
  /** Whether the messages carry their number. */
  isNumbered: boolean;
  /** From left to right. */
  participants: Participant[];
  steps: SequenceStep[];
}

export interface Participant {
  id: string;
  name: string;
  /** An actor is a person, a participant anything else. */
  kind: 'participant' | 'actor';
}

export type SequenceStep = Message | Note | Block;

export interface Message {
  kind: 'message';
  /** Ids of participants; the same for a self-message. */
  from: string;
  to: string;
  /** A call waits for its answer, an asynchronous message for none. */
  style: 'call' | 'answer' | 'asynchronous';
  text: string;
}

export interface Note {
  kind: 'note';
  side: 'over' | 'left' | 'right';
  /** Ids of the first and the last participant that it is about; usually the same. */
  from: string;
  to: string;
  text: string;
}

/** Steps that happen on a condition (`alt`, `opt`) or again and again (`loop`). */
export interface Block {
  kind: 'block';
  type: BlockType;
  /** One, and another for each `else` of an `alt`. */
  sections: BlockSection[];
}

export type BlockType = 'alt' | 'opt' | 'loop';

interface BlockSection {
  /** The condition; may be empty for an `else`. */
  text: string;
  steps: SequenceStep[];
}
