import type { ReactNode } from 'react';
import { renderServerComponents } from './render-server-components';
import { serializeStatic } from './serialize-static';

/**
 * Sends its children to the browser as HTML wherever nothing in them needs hydration: only client components, and the
 * elements around them, stay React elements.
 */
export async function StaticHtml({ children }: { children: ReactNode }) {
  return serializeStatic(await renderServerComponents(children));
}
