import { parameterLocations, resolveSchema, type SandboxOperation } from 'openapi-sandbox';
import type { Draft } from './draft';
import { TextInput } from './field-input.client';
import type { TryItTexts } from './load-texts';

interface ParameterFieldsProps {
  operation: SandboxOperation;
  draft: Draft;
  onChange: (draft: Draft) => void;
  texts: TryItTexts;
}

/** Shows a field for each parameter, in groups by location. */
export function ParameterFields({ operation, draft, onChange, texts }: ParameterFieldsProps) {
  const groups = parameterLocations
    .map((location) => ({
      location,
      parameters: operation.parameters.filter((parameter) => parameter.in === location),
    }))
    .filter(({ parameters }) => parameters.length > 0);
  return groups.map(({ location, parameters }) => (
    <fieldset key={location}>
      <legend>{texts.parameters[location]}</legend>
      {parameters.map(({ name, schema, required }) => (
        <TextInput
          key={name}
          name={name}
          schema={resolveSchema(schema, operation.schemas)}
          isRequired={required}
          value={draft.parameters[`${location}.${name}`] ?? ''}
          onChange={(value) =>
            onChange({ ...draft, parameters: { ...draft.parameters, [`${location}.${name}`]: value } })
          }
          texts={texts}
        />
      ))}
    </fieldset>
  ));
}
