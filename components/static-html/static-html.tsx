import type { ReactNode } from 'react';
import { drawServerComponents } from './draw-server-components';
import { foldStatic } from './fold-static';

/**
 * Sends its children to the browser as HTML, wherever nothing in them is alive there: only client components, and what
 * lies around them, stay elements of React.
 */
export async function StaticHtml({ children }: { children: ReactNode }) {
  return foldStatic(await drawServerComponents(children));
}
