import convert from 'npm-to-yarn';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { HighlightedCode } from './highlighted-code';
import { Tab, Tabs } from './tabs.client';

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

interface PackageInstallProps {
  locale: Locale;
  /** What follows `npm`, such as `install @agent-example/sdk`. */
  command: string;
}

/** An npm command and its equivalents for other package managers. The reader's choice is remembered. */
export function PackageInstall({ locale, command }: PackageInstallProps) {
  const texts = getMessages(locale).code;
  return (
    <Tabs items={[...managers]} label={texts.packageManager} remember="package-manager">
      {managers.map((manager) => (
        <Tab key={manager} value={manager}>
          <HighlightedCode code={convert(`npm ${command}`, manager)} lang="bash" texts={texts} />
        </Tab>
      ))}
    </Tabs>
  );
}
