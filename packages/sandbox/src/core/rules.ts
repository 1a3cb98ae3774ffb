import { toDraft } from './examples';
import { getImageName } from './images';
import { getOwn, isPlainObject } from './json';
import type { SandboxOperation, SandboxRule } from './operation';
import type { RequestInput } from './pipeline/context';
import type { ResponseDraft } from './problem';

/** Finds the example of the first rule that the request matches; a rule about the key comes before those about other input. */
export function findRuleExample(operation: SandboxOperation, input: RequestInput): ResponseDraft | undefined {
  const keyFirst = operation.rules.toSorted((a, b) => Number(isAboutKey(b)) - Number(isAboutKey(a)));
  const rule = keyFirst.find(({ when }) =>
    Object.entries(when).every(([path, text]) => listTexts(operation, input, path).includes(text)),
  );
  const spec = rule && operation.responses.find(({ status }) => status === rule.response);
  return spec && pointAtImage(operation, input, rule.when, toDraft(spec, rule.example));
}

/** Gives an error about a sample image the location of that image, as the example may show another one. */
function pointAtImage(
  { images = [] }: SandboxOperation,
  { body }: RequestInput,
  when: SandboxRule['when'],
  draft: ResponseDraft,
): ResponseDraft {
  const [[path = '', image = ''] = []] = Object.entries(when);
  const errors = isPlainObject(draft.body) ? draft.body.errors : undefined;
  const [error] = Array.isArray(errors) ? errors : [];
  if (!error || !images.some(({ name }) => name === image)) return draft;
  const field = path.replace('body.', '');
  const value = isPlainObject(body) ? body[field] : undefined;
  const index = Array.isArray(value) ? `/${value.findIndex((item) => getImageName(item, images) === image)}` : '';
  error.pointer = `#/${field}${index}`;
  return draft;
}

function isAboutKey({ when }: SandboxRule): boolean {
  return 'header.Authorization' in when;
}

/** Lists what a request has at a path such as `body.image`, as texts; a sample image is its name. */
function listTexts({ images = [] }: SandboxOperation, input: RequestInput, path: string): string[] {
  const [location = '', ...fields] = path.split('.');
  const names = location === 'header' ? [fields.join('.').toLowerCase()] : fields;
  const found = names.reduce<unknown>(
    (value, name) => (isPlainObject(value) ? getOwn(value, name) : undefined),
    input[location as keyof RequestInput],
  );
  return [found].flat().flatMap((value) => {
    const name = getImageName(value, images);
    return [...(name ? [name] : []), ...(value === undefined || typeof value === 'object' ? [] : [String(value)])];
  });
}
