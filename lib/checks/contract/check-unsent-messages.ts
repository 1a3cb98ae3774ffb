import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import { getChannel, listChannelMessages } from '../../contract/get-channel';
import type { Problem } from '../../errors/problem';

/** Finds messages that no operation sends or receives: the page of their channel would not show them. */
export function checkUnsentMessages(document: AsyncApiDocument): Problem[] {
  return Object.keys(document.channels).flatMap((id) => {
    const { received, sent } = getChannel(document, id);
    const shown = new Set([...received, ...sent].map(({ name }) => name));
    return listChannelMessages(document, id)
      .filter(({ name }) => !shown.has(name))
      .map(({ name }) => ({
        file: contractFiles.asyncapi,
        message: `The message "${name}" of the channel "${id}" is in no operation.`,
        hint: 'List it in the `messages` of an operation of this channel, or remove it.',
      }));
  });
}
