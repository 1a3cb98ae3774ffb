import { query } from 'jsonpath-rfc9535';
import parseJsonPath from 'jsonpath-rfc9535/parser';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { parse } from '../errors/parse';
import { SiteError, toErrorMessage } from '../errors/site-error';

/** A JSONPath that selects what to translate; it is parsed here already, where the error can name the file. */
const targetSchema = z.string().superRefine((target, context) => {
  try {
    parseJsonPath(target);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `"${target}" is not a valid JSONPath: ${toErrorMessage(error)}` });
  }
});

/** An Overlay document (Overlay Specification 1.0), limited to what translations need. */
const overlaySchema = z.strictObject({
  overlay: z.literal('1.0.0'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  actions: z.array(z.strictObject({ target: targetSchema, update: z.record(z.string(), z.unknown()) })),
});

export type Overlay = z.output<typeof overlaySchema>;

/**
 * Parses the text of an overlay.
 * @param file its file, as errors name it
 * @throws SiteError for a text that is not YAML, is not an overlay, or has a target that is not a JSONPath
 */
export function parseOverlay(text: string, file: string): Overlay {
  return parse(overlaySchema, toData(text, file), file, 'See https://spec.openapis.org/overlay/v1.0.0.');
}

function toData(text: string, file: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    throw new SiteError(
      `${file} is not valid YAML: ${toErrorMessage(error)}`,
      'Put values that contain a colon or a # in quotes, and indent with spaces.',
    );
  }
}

/**
 * Applies an overlay's actions to a document, in place.
 * @throws SiteError for a target that matches nothing, or a text or list
 */
export function applyOverlay<Document extends object>(document: Document, overlay: Overlay): Document {
  for (const { target, update } of overlay.actions) {
    const matches: unknown[] = query(document as never, target);
    if (matches.length === 0) {
      throw new SiteError(
        `The overlay "${overlay.info.title}" has a target that matches nothing: ${target}`,
        'Correct the path, or delete the action.',
      );
    }
    for (const match of matches) {
      if (isJsonObject(match)) merge(match, update);
      else throw toTargetError(overlay, target, match);
    }
  }
  return document;
}

function toTargetError({ info }: Overlay, target: string, match: unknown): SiteError {
  return new SiteError(
    `The overlay "${info.title}" has a target that is ${Array.isArray(match) ? 'a list' : 'a single value'}: ${target}`,
    'Name the object that it is a part of, and the part in `update`.',
  );
}

type JsonObject = Record<string, unknown>;

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges objects recursively and replaces everything else. */
function merge(target: JsonObject, update: JsonObject): void {
  for (const [key, value] of Object.entries(update)) {
    const current = target[key];
    if (isJsonObject(current) && isJsonObject(value)) merge(current, value);
    else target[key] = value;
  }
}
