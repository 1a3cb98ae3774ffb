import { buildRecordFiles } from '@/lib/search/files/build-record-files.server';

let files: Promise<Map<string, string>> | undefined;

/** The files by name: made once for a build, and anew for each request while somebody writes. */
function getFiles(): Promise<Map<string, string>> {
  if (process.env.NODE_ENV === 'development') return buildRecordFiles();
  files ??= buildRecordFiles();
  return files;
}

/** What the embedded search loads: for each language a manifest, and the record files that it names. */
export const searchIndex = {
  generateStaticParams: async () => [...(await getFiles()).keys()].map((file) => ({ file })),
  async GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
    const text = (await getFiles()).get((await params).file);
    if (text === undefined) return new Response(null, { status: 404 });
    return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  },
};
