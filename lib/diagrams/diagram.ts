import type { Flowchart } from './flowchart/flowchart';
import type { SequenceDiagram } from './sequence/sequence-diagram';

/** What a writer drew, as its source says it: no places and no sizes yet. */
export type Diagram = SequenceDiagram | Flowchart;
