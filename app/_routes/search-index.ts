import { loadSearchFiles } from '@/components/search/files/search-files.server';

let files: Promise<Map<string, string>> | undefined;

/** Returns the files by name. A build makes them once; development makes them anew for each request. */
function getFiles(): Promise<Map<string, string>> {
  if (process.env.NODE_ENV === 'development') return loadSearchFiles();
  files ??= loadSearchFiles();
  return files;
}

export async function generateStaticParams() {
  return [...(await getFiles()).keys()].map((file) => ({ file: file.split('/') }));
}

/** Serves what the embedded search loads: a manifest for each language, and the files that it names. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }): Promise<Response> {
  const file = (await params).file.join('/');
  const text = (await getFiles()).get(file);
  if (text === undefined) return new Response(null, { status: 404 });
  const type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
