import { loadPublishedFiles } from '@/components/published-files.server';
import { SiteError } from '@/lib/errors/site-error';
import { apiCatalogPath, catalogType } from '@/lib/publish/host-headers';
import { findNearest, toList } from '@/lib/text/nearest';

/** Media types by file extension, for `npm run dev`; hosts have their own. */
const mediaTypes: Record<string, string> = {
  css: 'text/css',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  png: 'image/png',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  yaml: 'application/yaml',
};

export async function generateStaticParams() {
  return [...(await loadPublishedFiles()).keys()].map((path) => ({ file: path.slice(1).split('/') }));
}

/** Serves any file of the site that is not a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }): Promise<Response> {
  const path = `/${(await params).file.join('/')}`;
  const files = await loadPublishedFiles();
  const load = files.get(path);
  if (!load) {
    const nearest = toList(findNearest(path, [...files.keys()]));
    throw new SiteError(
      `There is no file ${path}.`,
      `Nearest: ${nearest}. components/published-files.server.ts lists them.`,
    );
  }
  const content = await load();
  const type =
    path === apiCatalogPath ? catalogType : (mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain');
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, {
    headers: { 'Content-Type': type === 'image/png' || type === catalogType ? type : `${type}; charset=utf-8` },
  });
}
