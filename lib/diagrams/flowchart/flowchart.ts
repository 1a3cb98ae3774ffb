/** Which step follows which, and on which decision. */
export interface Flowchart {
  kind: 'flowchart';
  /** From left to right, or from the top down. */
  direction: 'LR' | 'TD';
  /** In the order in which the source first names them. */
  nodes: FlowNode[];
  edges: FlowEdge[];
}

export interface FlowNode {
  id: string;
  text: string;
  shape: FlowShape;
}

/** `[ ]` is a process, `([ ])` a start or an end, `{ }` a decision, `[( )]` a store of data. */
export type FlowShape = 'process' | 'terminal' | 'decision' | 'store';

export interface FlowEdge {
  /** Ids of two different nodes. */
  from: string;
  to: string;
  /** Empty where the edge has no label. */
  text: string;
  isDotted: boolean;
}
