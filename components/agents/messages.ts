import { defineMessages } from '@/lib/i18n/define-messages';

export const getLlmsMessages = defineMessages({
  en: {
    title: 'Index for language models',
    instructions: 'Instructions for agents',
    credentials: 'Authentication',
    introduction:
      'The base URL is {api}. Paths begin with /v1/ or /v2/, bodies are JSON in snake_case, files are sent as multipart/form-data, errors are application/problem+json: branch on their code.',
    authentication:
      "Send an API key as Authorization: Bearer, only from a server. Calls on behalf of a reseller's client also carry X-Client-Key.",
    contract:
      'Every HTTP operation with its fields, examples and errors. Take names and types from here and do not invent any.',
    sockets: 'The WebSockets and the event stream, with their messages.',
    full: 'Every page of the documentation in one file. For a single page, add .md to its URL.',
    otherLanguage: 'This index in {language}',
    pointer: 'For language models: an index of this documentation is at {url}',
    source: 'Source: {url}',
    optional: 'Optional',
  },
  id: {
    title: 'Indeks untuk model bahasa',
    instructions: 'Petunjuk bagi agen',
    credentials: 'Autentikasi',
    introduction:
      'Base URL-nya {api}. Path diawali /v1/ atau /v2/, body berupa JSON dalam snake_case, file dikirim sebagai multipart/form-data, error berupa application/problem+json: tangani error berdasarkan code-nya.',
    authentication:
      'Kirim API key sebagai Authorization: Bearer, hanya dari server. Panggilan atas nama klien reseller juga membawa X-Client-Key.',
    contract:
      'Semua operasi HTTP beserta field, contoh, dan error-nya. Ambil nama dan tipe dari sini; jangan mengarang.',
    sockets: 'WebSocket dan stream event, beserta pesannya.',
    full: 'Semua halaman dokumentasi dalam satu file. Untuk satu halaman saja, tambahkan .md pada URL-nya.',
    otherLanguage: 'Indeks ini dalam {language}',
    pointer: 'Untuk model bahasa: indeks dokumentasi ini ada di {url}',
    source: 'Sumber: {url}',
    optional: 'Opsional',
  },
});
