import { formType, type SandboxOperation } from 'openapi-sandbox';
import { type Draft, fillBody, listFields } from './draft';
import { Choice, FormInput } from './field-input.client';
import type { TryItTexts } from './load-texts';

interface BodyFieldsProps {
  operation: SandboxOperation;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Of the element that says what is wrong with the body. */
  problemId: string;
  texts: TryItTexts;
}

/** Shows the body: fields for a form, a text for JSON, both filled with an example. */
export function BodyFields({ operation, draft, onChange, problemId, texts }: BodyFieldsProps) {
  const { content = {}, maxFileBytes } = operation.body ?? {};
  const types = Object.keys(content);
  const media = content[draft.mediaType];
  const examples = Object.entries(media?.examples ?? {});
  const pick = (type: string, name?: string) => {
    const named = content[type]?.examples ?? {};
    onChange(fillBody(draft, type, (name ? named[name] : Object.values(named)[0])?.value));
  };
  return (
    <fieldset>
      <legend>{texts.body}</legend>
      {types.length > 1 && (
        <Choice label={texts.bodyType} value={draft.mediaType} onChange={(type) => pick(type)}>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Choice>
      )}
      {examples.length > 1 && (
        <Choice key={draft.mediaType} label={texts.example} onChange={(name) => pick(draft.mediaType, name)}>
          {examples.map(([name, { summary }]) => (
            <option key={name} value={name}>
              {summary ?? name}
            </option>
          ))}
        </Choice>
      )}
      {media && draft.mediaType === formType ? (
        listFields(media, operation.schemas).map((field) => (
          <FormInput
            key={field.name}
            field={field}
            values={draft.fields[field.name] ?? []}
            images={operation.images?.map(({ name }) => name) ?? []}
            maxBytes={maxFileBytes}
            onChange={(values) => onChange({ ...draft, fields: { ...draft.fields, [field.name]: values } })}
            texts={texts}
          />
        ))
      ) : (
        <textarea
          aria-label={texts.body}
          aria-describedby={problemId}
          value={draft.text}
          rows={Math.min(18, draft.text.split('\n').length + 1)}
          spellCheck={false}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
        />
      )}
    </fieldset>
  );
}
