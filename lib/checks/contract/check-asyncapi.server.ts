import { fromFile, Parser } from '@asyncapi/parser';
import type { AsyncApiDocument, Message } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import { resolveReference } from '../../contract/resolve-reference';
import type { Problem } from '../../errors/problem';
import { findInvalidExamples } from './check-examples';

/** The errors of AsyncAPI's own parser. */
export async function parseAsyncApi(): Promise<Problem[]> {
  const file = contractFiles.asyncapi;
  const { diagnostics } = await fromFile(new Parser(), file).parse();
  const errors = diagnostics.filter(({ severity }) => severity === 0);
  return errors.map(({ message, path, code }) => ({
    file: `${file}#/${path.join('/')}`,
    message: `${message} (${code})`,
    hint: 'Change the contract as the rule requires.',
  }));
}

/** Validates every example of a message against its payload. */
export function checkMessageExamples(document: AsyncApiDocument): { problems: Problem[]; count: number } {
  const examples = Object.entries(document.channels).flatMap(([channel, { messages }]) =>
    Object.values(messages).flatMap((reference) => {
      const { name, payload, examples = [] } = resolveReference<Message>(document, reference);
      return examples.map((example) => ({
        file: contractFiles.asyncapi,
        where: `${channel}, ${name}, example ${example.name}`,
        schema: payload,
        value: example.payload,
      }));
    }),
  );
  return { problems: findInvalidExamples(document.components, examples), count: examples.length };
}
