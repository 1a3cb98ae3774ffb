import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { type ImageNode, image, type Node } from '@takumi-rs/helpers';

/** Finds packages as Node does, also from a folder of the project. */
const { resolve } = createRequire(path.resolve('package.json'));

/** Fonts with the letters of European languages. Without fonts of the system, pictures look the same on every machine. */
const fonts = ['latin', 'latin-ext'].map((script) =>
  resolve(`@fontsource-variable/geist/files/geist-${script}-wght-normal.woff2`),
);

let renderer: Promise<Renderer> | undefined;

async function loadRenderer(): Promise<Renderer> {
  const created = new Renderer();
  for (const font of fonts) await created.registerFont(readFileSync(font));
  return created;
}

/** Renders boxes, texts and pictures, laid out by CSS, as a file of the given size in pixels. */
export async function renderImage(
  node: Node,
  options: { width: number; height: number; format?: 'png' | 'ico' | 'jpeg'; quality?: number },
): Promise<Buffer> {
  renderer ??= loadRenderer();
  return (await renderer).render(node, options);
}

/** Converts SVG to a square picture in a layout. */
export function toImageNode(svg: string, size: number): ImageNode {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return image({ src, style: { width: size, height: size } });
}
