import {
  bodyAnchor,
  operationAnchors,
  toMessageAnchor,
  toParametersAnchor,
  toResponseAnchor,
} from '../api-contract/anchors';
import { directions, type ResolvedChannel } from '../api-contract/get-channel';
import { getAnswers, type ResolvedOperation } from '../api-contract/get-operation';
import { answerStatuses } from '../api-contract/openapi-schema';
import { parameterLocations } from '../api-contract/parameter-locations';
import type { Messages } from '../i18n/messages';
import type { DrawnSection } from './drawn-section';

type Texts = Messages['api'];

/** The headings of an operation; without it, those that an operation can have. */
export function getOperationSections(operation: ResolvedOperation | undefined, texts: Texts): DrawnSection[] {
  const places = parameterLocations.filter((place) => operation?.parameters.some((one) => one.in === place) ?? true);
  const statuses = operation ? getAnswers(operation).map(({ status }) => status) : answerStatuses;
  return [
    { id: operationAnchors.request, title: texts.request, depth: 2 },
    ...places.map((place) => ({ id: toParametersAnchor(place), title: texts.parameters[place], depth: 3 })),
    ...(!operation || operation.body ? [{ id: bodyAnchor, title: texts.body, depth: 3 }] : []),
    { id: operationAnchors.samples, title: texts.samples, depth: 2 },
    { id: operationAnchors.responses, title: texts.responses, depth: 2 },
    ...statuses.map((status) => ({ id: toResponseAnchor(status), title: status, depth: 3 })),
    { id: operationAnchors.errors, title: texts.errors, depth: 2 },
  ];
}

/** The headings of a channel; without it, those of the directions that a channel can have. */
export function getChannelSections(channel: ResolvedChannel | undefined, texts: Texts): DrawnSection[] {
  return directions
    .filter((direction) => !channel || channel[direction].length > 0)
    .flatMap((direction) => [
      { id: direction, title: texts[direction], depth: 2 },
      ...(channel?.[direction] ?? []).map(({ name }) => ({
        id: toMessageAnchor(direction, name),
        title: name,
        depth: 3,
      })),
    ]);
}
