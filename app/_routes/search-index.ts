import { loadSearchFiles } from '@/components/search/files/search-files.server';

let files: Promise<Map<string, string>> | undefined;

/** The files by name: made once per build, but anew for each request in development. */
function getFiles(): Promise<Map<string, string>> {
  if (process.env.NODE_ENV === 'development') return loadSearchFiles();
  files ??= loadSearchFiles();
  return files;
}

export async function generateStaticParams() {
  return [...(await getFiles()).keys()].map((file) => ({ file: file.split('/') }));
}

/** Answers with what the embedded search loads: a manifest for each language, and the files that it names. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }): Promise<Response> {
  const file = (await params).file.join('/');
  const text = (await getFiles()).get(file);
  if (text === undefined) return new Response(null, { status: 404 });
  const type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
