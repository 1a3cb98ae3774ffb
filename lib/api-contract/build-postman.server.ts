import Converter from 'openapi-to-postmanv2';
import { SiteError } from '../errors/site-error';
import type { OpenApiDocument } from './types';

const options = {
  folderStrategy: 'Tags',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
  includeAuthInfoInExample: false,
  optimizeConversion: false,
} as const;

/**
 * The contract as a Postman collection, a folder for each tag.
 * @throws SiteError with the converter's reason, where it cannot convert
 */
export function buildPostmanCollection(document: OpenApiDocument): Promise<object> {
  return new Promise((resolve, reject) => {
    // The converter writes into the document that it is given.
    Converter.convert({ type: 'json', data: structuredClone(document) }, options, (error, result) => {
      const collection = result?.output?.[0]?.data;
      if (collection) resolve(collection);
      else
        reject(
          new SiteError(
            `The contract does not become a Postman collection: ${error ?? result?.reason}`,
            'Mend the contract.',
          ),
        );
    });
  });
}
