import { createHash } from 'node:crypto';
import Converter from 'openapi-to-postmanv2';
import { SiteError } from '../errors/site-error';
import { contractFiles } from './contract-files';
import { listOperations } from './get-operation';
import type { OpenApiDocument } from './openapi-schema';
import { buildSampleRequest, getSampleIdempotencyKey, sampleKey } from './samples/sample-request';
import { type FormPart, idempotencyHeader } from './samples/types';

const options = {
  folderStrategy: 'Tags',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
  includeAuthInfoInExample: false,
  optimizeConversion: false,
  // Otherwise they are sent with their example values; `X-Client-Key`, for one, is for resellers only.
  enableOptionalParameters: false,
} satisfies Parameters<typeof Converter.convert>[1];

/**
 * The contract as a Postman collection (version 2.1), with a folder for each tag. The same contract always gives the same collection.
 * @throws SiteError with the converter's reason, if it cannot convert the contract
 */
export async function buildPostmanCollection(document: OpenApiDocument): Promise<PostmanCollection> {
  const { info, item, variable = [], ...collection } = await convert(document);
  return {
    ...collection,
    // Postman offers to replace a collection that has the same id.
    info: { ...info, _postman_id: toUuid(document.info.title) },
    item: item.map((child) => completeItem(document, child)),
    variable: [...variable, apiKeyVariable],
  };
}

/** The parts of a collection that are completed here. */
interface PostmanCollection {
  info: { _postman_id: string };
  item: PostmanItem[];
  variable?: object[];
}

/** A folder, or a request with its saved answers. */
export interface PostmanItem {
  id?: string;
  name: string;
  item?: PostmanItem[];
  request?: PostmanRequest;
  response?: { id?: string; originalRequest: PostmanRequest }[];
}

export interface PostmanRequest {
  method: string;
  url: { path: string[]; query?: { key: string; disabled?: boolean }[] };
  header: { key: string; value: string; disabled?: boolean }[];
  body?: { mode: string; formdata?: PostmanPart[] };
}

interface PostmanPart {
  key: string;
  type: 'file' | 'text';
  /** The text. */
  value?: string;
  /** The name of the file. */
  src?: string;
  contentType?: string;
  description?: string;
}

/** The variable that the collection's authentication reads; readers replace its value with their own key. */
const apiKeyVariable = { key: 'bearerToken', value: sampleKey, type: 'string' };

function convert(document: OpenApiDocument): Promise<PostmanCollection> {
  return new Promise((resolve, reject) => {
    // The converter changes what it is given.
    Converter.convert({ type: 'json', data: structuredClone(document) }, options, (error, result) => {
      const collection = result?.output?.[0]?.data as PostmanCollection | undefined;
      if (collection) resolve(collection);
      else
        reject(
          new SiteError(
            `The contract cannot be converted to a Postman collection: ${error ?? result?.reason}`,
            `Fix ${contractFiles.openapi}, or a file that it refers to.`,
          ),
        );
    });
  });
}

/** A UUID of version 8 (RFC 9562), made from a text. */
function toUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6); // The version
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8); // The variant
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Completes the requests, and leaves out the converter's ids, which are random; Postman gives its own. */
function completeItem(
  document: OpenApiDocument,
  { id: _, item, request, response, ...rest }: PostmanItem,
): PostmanItem {
  return {
    ...rest,
    ...(item && { item: item.map((child) => completeItem(document, child)) }),
    ...(request && { request: completeRequest(document, request) }),
    ...(response && {
      response: response.map(({ id: _, ...answer }) => ({
        ...answer,
        originalRequest: completeRequest(document, answer.originalRequest),
      })),
    }),
  };
}

/** Takes the form and the idempotency key from the samples; the converter sends most files as texts, and one key everywhere. */
function completeRequest(document: OpenApiDocument, request: PostmanRequest): PostmanRequest {
  const path = `/${request.url.path.join('/')}`.replace(/:(\w+)/g, '{$1}');
  const operation = listOperations(document).find(
    (candidate) => candidate.path === path && candidate.method === request.method.toLowerCase(),
  );
  if (!operation) return request;
  const { form } = buildSampleRequest(document, operation);
  return {
    ...request,
    header: request.header.map((header) =>
      header.key === idempotencyHeader ? { ...header, value: getSampleIdempotencyKey(operation.id) } : header,
    ),
    ...(form && { body: { mode: 'formdata', formdata: form.map(toPostmanPart) } }),
  };
}

function toPostmanPart({ name, value, isFile, contentType, description }: FormPart): PostmanPart {
  return {
    key: name,
    ...(isFile ? { type: 'file', src: value } : { type: 'text', value }),
    ...(contentType && { contentType }),
    ...(description && { description }),
  };
}
