'use client';

import { type KeyboardEvent, useEffect, useState } from 'react';
import { LanguageLink } from '@/components/layout/language-link.client';
import { X } from '@/components/ui/icons';
import { focusMain } from '@/lib/browser/open-page';
import { getLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { LanguageOfferMessages } from './messages';
import { claimLanguageOffer } from './offered-language';
import { getPreferredLocale } from './preferred-locale';

interface Offer {
  code: LocaleCode;
  /** The texts of the offer, in that language. */
  texts: LanguageOfferMessages;
}

interface LanguageOfferCardProps {
  /** One offer for each language other than the page's. */
  offers: Offer[];
}

/**
 * Offers the page in the browser's preferred language. The card stays from page to page until it is closed, and is never shown
 * again. It keeps clear of the corner with the chat button.
 */
export function LanguageOfferCard({ offers }: LanguageOfferCardProps) {
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    const preferred = getPreferredLocale(navigator.languages)?.code;
    const found = offers.find(({ code }) => code === preferred);
    if (found && claimLanguageOffer(found.code)) setOffer(found);
  }, [offers]);

  if (!offer) return null;
  const { code, texts } = offer;
  const { htmlLang, dir } = getLocale(code);

  function close() {
    focusMain();
    setOffer(undefined);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // The same key press must not close anything else.
    close();
  }

  return (
    <aside
      aria-label={texts.label}
      lang={htmlLang}
      data-language-offer // Lets `language-offer.css` keep focused elements clear of the card.
      className="fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom)+5rem)] z-30 flex items-start gap-3 rounded-lg border bg-fd-popover p-4 text-sm text-fd-popover-foreground shadow-lg [@media(height<30rem)]:static [@media(height<30rem)]:m-3 sm:inset-x-auto sm:start-4 sm:bottom-4 sm:max-w-sm print:hidden"
      onKeyDown={closeOnEscape}
    >
      <div dir={dir}>
        <p>{texts.text}</p>
        <LanguageLink
          code={code}
          className="mt-1 inline-block py-1 font-semibold text-fd-primary underline underline-offset-4"
        >
          {texts.accept}
        </LanguageLink>
      </div>
      <button type="button" aria-label={texts.close} className="icon-button -me-2 -mt-2 ms-auto" onClick={close}>
        <X className="size-4.5" />
      </button>
    </aside>
  );
}
