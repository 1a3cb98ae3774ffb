import type { Flowchart, FlowEdge } from './flowchart';

/** The back edges of a depth-first search, without which the flowchart has no cycle. */
export function findBackEdges({ nodes, edges }: Flowchart): Set<FlowEdge> {
  const back = new Set<FlowEdge>();
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]) => {
    if (done.has(id)) return;
    for (const edge of edges.filter(({ from }) => from === id)) {
      if (edge.to === id || path.includes(edge.to)) back.add(edge);
      else visit(edge.to, [...path, id]);
    }
    done.add(id);
  };
  for (const { id } of nodes) visit(id, []);
  return back;
}
