import type { Page } from '@playwright/test';

type WatchedWindow = Window & typeof globalThis & { shifts: string[] };
type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * Records the layout shifts while the page is open. Call it before the page loads.
 * @returns a function that lists them so far, each with its size and what moved
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { shifts } = Object.assign(window as unknown as WatchedWindow, { shifts: [] as string[] });
    const toText = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.cloneNode(false) : undefined;
          return `${(name as Element | undefined)?.outerHTML ?? node?.textContent} from ${toText(previousRect)} to ${toText(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as WatchedWindow).shifts);
}
