import type { Direction } from './get-channel';
import type { Parameter } from './openapi-schema';

/** The anchors of what is drawn of every operation. */
export const operationAnchors = {
  request: 'request',
  samples: 'samples',
  responses: 'responses',
  errors: 'errors',
} as const;

/** The anchor of an operation's body. */
export const bodyAnchor = 'body';

/** The anchor of an operation's parameters in one place, such as `parameters-header`. */
export function toParametersAnchor(place: Parameter['in']): string {
  return `parameters-${place}`;
}

/** The anchor of an operation's response, such as `response-201`. */
export function toResponseAnchor(status: string): string {
  return `response-${status}`;
}

/** The anchor of a message on the page of its channel, such as `received-message-created`. */
export function toMessageAnchor(direction: Direction, name: string): string {
  return `${direction}-${name}`.replaceAll('.', '-');
}
