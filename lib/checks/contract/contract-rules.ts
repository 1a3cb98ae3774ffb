import type { Oas3_1Schema, Plugin, UserContext } from '@redocly/openapi-core';
import { isInSample } from 'openapi-sandbox/build';
import type { Message } from '../../contract/asyncapi-schema';
import type { Header, MediaType, Parameter, Schema } from '../../contract/openapi-schema';

import { createExampleValidator } from './check-examples';

/*
 * Rules of this site for Redocly's linter, which walks the files of the contract and knows the position of what a rule reports. What
 * a rule suggests is its repair.
 */

/** Rules for what generators of clients turn into code that does not compile, or that has less than the schema says. */
const generatorRules: { isBroken: (schema: Schema) => boolean; message: string; hint: string }[] = [
  {
    isBroken: ({ enum: values = [] }) => values.includes(null),
    message: 'The enum holds null, which generators cannot name.',
    hint: 'Name the enum as a schema, and write oneOf with it and { type: "null" }.',
  },
  {
    isBroken: ({ properties, additionalProperties }) => Boolean(properties) && typeof additionalProperties === 'object',
    message:
      'The object has named properties and a schema for all others, which contradict each other where a property is optional.',
    hint: 'Write additionalProperties: true, and say in the description what the others are.',
  },
  {
    isBroken: ({ type, properties, additionalProperties, oneOf, anyOf, allOf }) =>
      [type].flat().includes('object') && !(properties ?? additionalProperties ?? oneOf ?? anyOf ?? allOf),
    message: 'The object has no properties: generators take it for one that is always empty.',
    hint: 'Write additionalProperties: true, or name the properties.',
  },
  {
    isBroken: ({ type, format = '' }) => [type].flat().includes('integer') && !['int32', 'int64'].includes(format),
    message: 'The integer has no width.',
    hint: 'Write format: int32, or int64 where values can be larger.',
  },
  {
    isBroken: ({ contentMediaType, format }) => contentMediaType !== undefined && format !== 'binary',
    message: 'The file is one that older tools take for a text.',
    hint: 'Write format: binary beside contentMediaType.',
  },
];

const generators = () => ({
  Schema(schema: Schema, { report }: UserContext) {
    for (const { isBroken, message, hint } of generatorRules)
      if (isBroken(schema)) report({ message, suggest: [hint] });
  },
});

/** Every field has a description: its own, that of the schema it refers to, or that of a part of it. */
const descriptions = () => ({
  SchemaProperties(properties: Record<string, Oas3_1Schema>, { report, resolve, location }: UserContext) {
    const isDescribed = (schema: Oas3_1Schema, from?: string): boolean => {
      const { node, location: target } = resolve(schema, from);
      const parts = [node?.allOf, node?.oneOf, node?.anyOf].flatMap((list) => (list ?? []) as Oas3_1Schema[]);
      return (
        Boolean(schema.description ?? node?.description) ||
        parts.some((part) => isDescribed(part, target?.source.absoluteRef))
      );
    };
    for (const [name, schema] of Object.entries(properties)) {
      if (isDescribed(schema)) continue;
      const message = `The field ${name} has no description.`;
      report({ message, suggest: ['Say in its schema what it means.'], location: location.child(name) });
    }
  },
});

/** Whatever samples send and readers see has an example. Those of headers match their schemas; Redocly's own rules check all others. */
const examples = () => ({
  Header({ schema = {}, example }: Header, { report, resolve }: UserContext) {
    const problem = example === undefined ? undefined : validate(resolve(schema).node ?? {}, example);
    if (problem) report({ message: `The example does not fit: ${problem}.`, suggest: ['Correct it, or the schema.'] });
  },
  MediaType(media: MediaType, { report, key }: UserContext) {
    if (Object.keys(media.examples ?? {}).length === 0) report(toMissingExample(`The body as ${key}`));
  },
  Parameter(parameter: Parameter, { report }: UserContext) {
    if (isInSample(parameter) && parameter.example === undefined)
      report(toMissingExample(`The parameter ${parameter.name}`));
  },
  Message({ name, examples: own = [] }: Message, { report }: UserContext) {
    if (own.length === 0) report(toMissingExample(`The message ${name}`));
  },
});

const validate = createExampleValidator({});

function toMissingExample(what: string) {
  return { message: `${what} has no example.`, suggest: ['Write one that shows a typical value.'] };
}

/** The rules of each format. They use the types of the contract, which know more than Redocly's own. */
export const contractPlugin: Plugin = {
  id: 'site',
  rules: {
    oas3: { generators, descriptions, examples },
    async3: { descriptions, examples },
  } as unknown as NonNullable<Plugin['rules']>,
};
