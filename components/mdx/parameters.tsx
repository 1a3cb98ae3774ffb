import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

/** A list of parameters, options or attributes. */
export function Parameters({ children }: { children: ReactNode }) {
  return <ul className="property-list not-prose my-6">{children}</ul>;
}

interface ParameterProps {
  locale: Locale;
  name: string;
  /** As written in code, such as `string` or `number[]`. */
  type: string;
  required?: boolean;
  /** The default value, as written in code. */
  default?: string;
  /** What it does. */
  children: ReactNode;
}

/** One entry of `Parameters`, styled like the API reference. */
export function Parameter({ locale, name, type, required = false, default: defaultValue, children }: ParameterProps) {
  const texts = getMessages(locale).api;
  return (
    <li className="property">
      <p className="property-head">
        <code className="font-mono font-semibold">{name}</code>
        <span>{type}</span>
        {required && <strong>{texts.required}</strong>}
      </p>
      <div className="prose-no-margin parameter-text">{children}</div>
      {defaultValue !== undefined && (
        <p className="property-facts">
          <span>
            {texts.defaultValue} <code>{defaultValue}</code>
          </span>
        </p>
      )}
    </li>
  );
}
