import { Dropdown } from '@/components/ui/dropdown.client';
import { FileText } from '@/components/ui/icons';
import { ExternalLink } from '@/components/ui/site-link';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { withBasePath } from '@/lib/config/base-path';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { toMarkdownPath } from '@/lib/pages/site-page';
import { assistants, toAssistantUrl } from './assistants';
import { CopyPageButton } from './copy-page-button.client';
import { getPageActionMessages } from './messages';

interface PageActionsProps {
  locale: Locale;
  /** Path of the page in its own language. */
  url: string;
  /** The language of the texts, where the page is in another one. */
  lang?: string;
}

/** Actions with the Markdown of a page: copy it, read it, or ask a language model about it. */
export function PageActions({ locale, url, ...language }: PageActionsProps) {
  const texts = getPageActionMessages(locale);
  const path = toMarkdownPath(url);
  const href = withBasePath(path);
  const prompt = format(texts.prompt, { url: toAbsoluteUrl(path) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={texts.label}
      {...language}
      className="relative mt-4 -ms-2.5 flex flex-wrap items-center text-sm print:hidden"
    >
      <CopyPageButton
        href={href}
        texts={{ copy: texts.copy, copying: texts.copying, copied: texts.copied, failed: texts.failed }}
      />
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
