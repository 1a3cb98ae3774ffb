'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, use } from 'react';
import { Dropdown } from '@/components/ui/dropdown.client';
import { FileText } from '@/components/ui/icons';
import { ExternalLink } from '@/components/ui/site-link';
import { withBasePath } from '@/lib/config/base-path';
import { format } from '@/lib/i18n/format';
import { toMarkdownPath } from '@/lib/pages/page-files';
import { assistants, toAssistantUrl } from './assistants';
import { CopyPageButton } from './copy-page-button.client';
import type { PageActionMessages } from './messages';

interface Settings {
  texts: PageActionMessages;
  /** Address of the site, with its base path, to which the path of a page is appended. */
  siteUrl: string;
}

const SettingsContext = createContext<Settings | undefined>(undefined);

/** Holds what is the same for all pages of a layout, so that it is sent once instead of with each of them. */
export function PageActionsProvider({ children, ...settings }: Settings & { children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/**
 * Actions with the Markdown of the open page: copy it, read it, or ask a language model about it.
 * @param props.lang the language of the texts, where the page is in another one
 * @throws Error outside of a `PageActionsProvider`
 */
export function PageActions({ lang }: { lang?: string }) {
  const settings = use(SettingsContext);
  const path = toMarkdownPath(usePathname());
  if (!settings) throw new Error('PageActions needs a PageActionsProvider around it.');
  const { texts, siteUrl } = settings;
  const href = withBasePath(path);
  const prompt = format(texts.prompt, { url: `${siteUrl}${path}` });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={texts.label}
      lang={lang}
      className="relative mt-4 -ms-2.5 flex flex-wrap items-center text-sm print:hidden"
    >
      <CopyPageButton href={href} texts={texts} />
      <a href={href} type="text/markdown" className="quiet-button">
        <FileText className="size-4" />
        {texts.markdown}
      </a>
      <Dropdown label={texts.open} align="start">
        {assistants.map((assistant) => (
          <li key={assistant.name}>
            <ExternalLink href={toAssistantUrl(assistant, prompt)} className="menu-link">
              {format(texts.openIn, { name: assistant.name })}
            </ExternalLink>
          </li>
        ))}
      </Dropdown>
    </div>
  );
}
