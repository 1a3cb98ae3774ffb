/** Where the home page leads, in its order. The texts are those of the home page in `lib/i18n/messages`. */
export const productLinks = [
  { id: 'identity', path: '/docs/capabilities/face-hand-detection' },
  { id: 'widget', path: '/docs/get-started/widget-integration' },
  { id: 'virtual', path: '/docs/virtual-agent/get-started/overview' },
  { id: 'voice', path: '/docs/voice-agent/overview' },
  { id: 'whatsapp', path: '/docs/wa-agent/overview' },
  { id: 'sdks', path: '/docs/sdks/overview' },
] as const;

/** Where each kind of reader begins. */
export const readerLinks = [
  { id: 'developers', path: '/docs/get-started/quickstart' },
  { id: 'resellers', path: '/docs/get-started/become-a-reseller' },
  { id: 'agencies', path: '/docs/pricing/Agency' },
] as const;
