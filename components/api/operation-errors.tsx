import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import { siteLinks } from '@/content/data/site-links';
import { getOperationErrors, type OperationError } from '@/lib/api-contract/error-codes';
import type { ResolvedOperation } from '@/lib/api-contract/get-operation';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { InlineText } from './inline-text';

/** Every error that an operation can return; each code links to its own section. */
export function OperationErrors({ operation, locale }: { operation: ResolvedOperation; locale: Locale }) {
  const { api } = getMessages(locale);
  return (
    <>
      <p>
        <InlineText text={api.errorsText} />
      </p>
      <ScrollRegion label={api.errors} className="my-6">
        <table>
          <thead>
            <tr>
              <th scope="col">{api.status}</th>
              <th scope="col">{api.code}</th>
              <th scope="col">{api.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {getOperationErrors(operation).map((error) => (
              <ErrorRows key={error.status} error={error} locale={locale} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

/** A row for a status with one code; otherwise one for what the status means, followed by one for each code. */
function ErrorRows({ error: { status, meaning, cases }, locale }: { error: OperationError; locale: Locale }) {
  const { api } = getMessages(locale);
  const [only, ...others] = cases;
  if (only && others.length === 0) {
    return (
      <tr>
        <td>{status}</td>
        <CodeCell code={only.code} locale={locale} />
        <td>
          <InlineText text={meaning} />
        </td>
      </tr>
    );
  }
  return (
    <>
      <tr>
        <td rowSpan={cases.length + 1}>{status}</td>
        <td colSpan={2}>
          <InlineText text={meaning} />
        </td>
      </tr>
      {cases.map(({ code, example }) => (
        <tr key={code}>
          <CodeCell code={code} locale={locale} />
          <td>{example && <InlineText text={`${api.exampleValue} ${example}.`} />}</td>
        </tr>
      ))}
    </>
  );
}

function CodeCell({ code, locale }: { code: string; locale: Locale }) {
  return (
    <td>
      <SiteLink href={localizePath(`${siteLinks.errors.path}#${code}`, locale)}>
        <code>{code}</code>
      </SiteLink>
    </td>
  );
}
