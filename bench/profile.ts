import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../tests/support/commands';
import { type BrotliServer, type NetworkConditions, startBrotliServer } from './brotli-server';

/** A kind of device and connection. */
export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** Slowdown of the device against this machine, as a factor. */
  slowdown: number;
  /** Unthrottled if absent. */
  network?: NetworkConditions;
}

/** Opens the browser of the system, or Playwright's. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch(executablePath ? { executablePath } : {});
}

/**
 * Opens an empty page with the device's viewport, in a browser that has never seen the site, next to a server of its own; both
 * are closed in the end.
 * @param folder folder of the built site
 */
export async function visitSite<Result>(
  folder: string,
  { viewport }: Profile,
  visit: (page: Page, server: BrotliServer) => Promise<Result>,
): Promise<Result> {
  const browser = await openBrowser();
  const server = await startBrotliServer(folder);
  try {
    return await visit(await browser.newPage({ viewport }), server);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Throttles a page's CPU and a server's responses to the speed of the device and its network. */
export async function applyThrottling(page: Page, server: BrotliServer, { slowdown, network }: Profile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) server.setNetwork(network);
}
