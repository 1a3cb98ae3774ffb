import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import { getOperationErrors } from '@/lib/api-contract/error-codes';
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
            {getOperationErrors(operation).map(({ status, code, meaning }) => (
              <tr key={`${status}-${code}`}>
                <td>{status}</td>
                <td>
                  <SiteLink href={localizePath(`/docs/api/introduction#${code}`, locale)}>
                    <code>{code}</code>
                  </SiteLink>
                </td>
                <td>
                  <InlineText text={meaning} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
