import type { ReactNode } from 'react';
import { drawServerComponents } from './draw-server-components';
import { foldStatic } from './fold-static';

/**
 * Sends its children to the browser as HTML wherever nothing in them needs hydration: only client components, and the
 * elements around them, stay React elements.
 */
export async function StaticHtml({ children }: { children: ReactNode }) {
  return foldStatic(await drawServerComponents(children));
}
