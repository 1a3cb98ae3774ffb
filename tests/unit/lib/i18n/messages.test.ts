import { expect, it } from 'vitest';
import { getChatMessages } from '@/components/chat/messages';
import { getSearchModalMessages } from '@/components/search/dialog/messages';
import { getSearchMessages } from '@/components/search/messages';
import { defaultLocale } from '@/lib/i18n/locales';

const chat = getChatMessages(defaultLocale);
const search = getSearchMessages(defaultLocale);
const { startScreen, noResultsScreen, errorScreen } = getSearchModalMessages(defaultLocale);
const { crash } = defaultLocale;

it.each([
  ['the tooltip of the chat button', chat.tooltip, 'Chat with us on WhatsApp'],
  [
    'the prefilled chat message',
    chat.message,
    "Hi! I'm interested in learning more about your AI agent services. Could you please provide more information?",
  ],
  ['the empty search field', search.placeholder, 'Search docs'],
  ['a dialog without recent searches', startScreen.noRecentSearchesText, 'No recent searches'],
  ['no results', noResultsScreen.noResultsText, 'No results for'],
  ['suggested queries', noResultsScreen.suggestedQueryText, 'Try searching for'],
  [
    'the report of missing results',
    noResultsScreen.reportMissingResultsText,
    'Believe this query should return results?',
  ],
  ['its link', noResultsScreen.reportMissingResultsLinkText, 'Let us know.'],
  ['a search that fails', errorScreen.titleText, 'Unable to fetch results'],
  ['its explanation', errorScreen.helpText, 'You might want to check your network connection.'],
  ['a crashed page', crash.title, 'This page crashed.'],
  ['its button', crash.retry, 'Try again'],
])('the English text of %s is the one that was specified', (_, text, specified) => {
  expect(text).toBe(specified);
});
