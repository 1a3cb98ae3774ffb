import Converter from 'openapi-to-postmanv2';
import { SiteError } from '../errors/site-error';
import { sampleKey } from './samples/sample-request';
import type { OpenApiDocument } from './types';

const options = {
  folderStrategy: 'Tags',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
  includeAuthInfoInExample: false,
  optimizeConversion: false,
  // The optional `X-Client-Key` is for resellers only, and would otherwise be sent with its example value.
  disableOptionalParameters: true,
} as const;

/**
 * The contract as a Postman collection, with a folder for each tag.
 * @throws SiteError with the converter's reason, if it cannot convert the contract
 */
export function buildPostmanCollection(document: OpenApiDocument): Promise<object> {
  return new Promise((resolve, reject) => {
    Converter.convert({ type: 'json', data: markFiles(document) }, options, (error, result) => {
      const collection = result?.output?.[0]?.data as Collection | undefined;
      if (collection) resolve({ ...collection, variable: [...(collection.variable ?? []), apiKeyVariable] });
      else
        reject(
          new SiteError(
            `The contract cannot be converted to a Postman collection: ${error ?? result?.reason}`,
            'Fix the contract.',
          ),
        );
    });
  });
}

/** The part of a collection that is extended here. */
interface Collection {
  variable?: object[];
}

/** The variable that the collection's authentication reads; readers replace its value with their own key. */
const apiKeyVariable = { key: 'bearerToken', value: sampleKey, type: 'string' };

/** A copy that marks files as OpenAPI 3.0 did (`format: binary`), the only way in which the converter recognizes them. */
function markFiles(document: OpenApiDocument): object {
  const addFormat = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'contentMediaType' in value ? { ...value, format: 'binary' } : value;
  return JSON.parse(JSON.stringify(document, addFormat));
}
