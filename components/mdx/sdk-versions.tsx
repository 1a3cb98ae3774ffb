import { ScrollRegion } from '@/components/ui/scroll-region';
import { type SdkId, type SdkVersion, sdkVersions } from '@/content/data/sdk-versions';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

/** The versions of an SDK: what each runs on and what it brought. */
export function SdkVersions({ locale, sdk }: { locale: Locale; sdk: SdkId }) {
  const texts = getMessages(locale).sdk;
  const versions: readonly SdkVersion[] = sdkVersions[sdk];
  return (
    <ScrollRegion label={texts.versions} className="my-6">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.version}</th>
            <th scope="col">{texts.requires}</th>
            <th scope="col">{texts.brings}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, requires, brings }) => (
            <tr key={version}>
              <th scope="row">{version}</th>
              <td>{requires}</td>
              <td>{getLocalized(brings, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
