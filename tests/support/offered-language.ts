import { languageOfferKey } from '@/components/language-offer/offered-language';

/** Storage of a reader who has been offered a language: tests open pages in both, and would get the offer on those in the other one. */
export function createOfferedState(origin: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: languageOfferKey, value: 'en' }] }] };
}
