import type { Flowchart } from './flowchart/flowchart';
import type { SequenceDiagram } from './sequence/sequence-diagram';

/** A diagram as its source describes it, without positions and sizes. */
export type Diagram = SequenceDiagram | Flowchart;
