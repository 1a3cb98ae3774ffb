import type { Schema } from 'openapi-sandbox';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { format } from '@/lib/i18n/format';
import type { FieldValue, FormField } from './draft';
import type { TryItTexts } from './load-texts';

type Labelled<Tag extends 'input' | 'select'> = Omit<ComponentProps<Tag>, 'onChange'> & {
  label: ReactNode;
  onChange: (value: string) => void;
};

/** Shows a choice with its label. */
export function Choice({ label, onChange, ...select }: Labelled<'select'>) {
  return (
    <label className="try-field">
      <span>{label}</span>
      <select {...select} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

/** Shows a line of text with its label, which browsers neither complete nor correct. */
export function Line({ label, onChange, ...input }: Labelled<'input'>) {
  return (
    <label className="try-field">
      <span>{label}</span>
      <input {...input} autoComplete="off" spellCheck={false} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

interface TextInputProps {
  name: string;
  schema: Schema;
  isRequired: boolean;
  value: string;
  onChange: (value: string) => void;
  texts: TryItTexts;
}

/** Shows a value as a choice, a number or a text, as its schema has it. */
export function TextInput({ name, schema, isRequired, value, onChange, texts }: TextInputProps) {
  const type = [schema.type].flat()[0];
  const choices = schema.enum?.map(String) ?? (type === 'boolean' ? ['true', 'false'] : undefined);
  const field = { label: <FieldName name={name} isRequired={isRequired} texts={texts} />, value, onChange };
  if (choices) {
    return (
      <Choice {...field}>
        {[...new Set(['', ...choices, value])].map((choice) => (
          <option key={choice} value={choice}>
            {choice || texts.notSent}
          </option>
        ))}
      </Choice>
    );
  }
  const isNumber = type === 'integer' || type === 'number';
  return <Line {...field} inputMode={isNumber ? 'decimal' : undefined} placeholder={texts.notSent} />;
}

function FieldName({ name, isRequired, texts }: Pick<TextInputProps, 'name' | 'isRequired' | 'texts'>) {
  return (
    <>
      <code>{name}</code> {isRequired && <em>{texts.required}</em>}
    </>
  );
}

interface FormInputProps {
  field: FormField;
  values: FieldValue[];
  /** Names of the sample images. */
  images: string[];
  maxBytes: number | undefined;
  onChange: (values: FieldValue[]) => void;
  texts: TryItTexts;
}

/** Shows a field of a form; a list has an input for each value. */
export function FormInput({ field, values, onChange, texts, ...files }: FormInputProps) {
  const shown = values.length > 0 ? values : [''];
  const set = (index: number, value: FieldValue) =>
    onChange(shown.map((one, position) => (position === index ? value : one)));
  return (
    <>
      {shown.map((value, index) => {
        const name = field.isList ? `${field.name} ${index + 1}` : field.name;
        const common = { name, isRequired: field.isRequired && index === 0, texts };
        return field.isFile ? (
          <FileInput
            key={name}
            {...common}
            {...files}
            types={field.types}
            value={value}
            onChange={(one) => set(index, one)}
          />
        ) : (
          <TextInput
            key={name}
            {...common}
            schema={field.schema}
            value={String(value)}
            onChange={(one) => set(index, one)}
          />
        );
      })}
      {field.isList && (
        <button type="button" className="edge-button" onClick={() => onChange([...shown, ''])}>
          {texts.addItem}: {field.name}
        </button>
      )}
    </>
  );
}

interface FileInputProps extends Pick<FormInputProps, 'images' | 'maxBytes' | 'texts'> {
  name: string;
  isRequired: boolean;
  types: string[];
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

const megabyte = 1e6;

/** Lets a reader choose a file: one of the samples, or their own. */
function FileInput({ name, isRequired, types, images, maxBytes, value, onChange, texts }: FileInputProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const sample = typeof value === 'string' ? value : '';
  const takesImages = types.some((type) => type.startsWith('image/'));
  const samples = [...new Set([...(takesImages ? images : []), sample])].filter(Boolean);

  // A file that was refused stays a problem until there is another one.
  const shownProblem = value === '' ? problem : '';

  function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    const isLarge = maxBytes !== undefined && file.size > maxBytes;
    const isForeign = types.length > 0 && file.type !== '' && !types.includes(file.type);
    const limit = (maxBytes ?? 0) / megabyte;
    setProblem(
      isLarge
        ? format(texts.fileTooLarge, { name: file.name, size: (file.size / megabyte).toFixed(1), limit })
        : isForeign
          ? format(texts.fileType, { name: file.name, types: types.join(', ') })
          : '',
    );
    if (!isLarge && !isForeign) return onChange(file);
    input.value = '';
    onChange('');
  }

  return (
    <div className="try-file">
      <Choice
        label={<FieldName name={name} isRequired={isRequired} texts={texts} />}
        aria-label={`${name}: ${texts.sampleFile}${isRequired ? `, ${texts.required}` : ''}`}
        value={typeof value === 'string' ? value : ' '}
        onChange={onChange}
      >
        <option value="">{texts.noFile}</option>
        {samples.map((one) => (
          <option key={one}>{one}</option>
        ))}
        {typeof value !== 'string' && <option value=" ">{value.name}</option>}
      </Choice>
      <div>
        {images.includes(sample) && <img alt="" src={withBasePath(`/sandbox/${sample}`)} />}
        <input
          type="file"
          aria-label={`${name}: ${texts.ownFile}`}
          aria-describedby={id}
          aria-invalid={shownProblem !== ''}
          accept={types.join(',')}
          onChange={({ target }) => choose(target)}
        />
      </div>
      <p id={id} role="alert" className="try-problem">
        {shownProblem}
      </p>
    </div>
  );
}
