import { defineMessages } from '@/lib/i18n/define-messages';

export const getChatMessages = defineMessages({
  en: {
    label: 'Chat',
    tooltip: 'Chat with us on WhatsApp',
    message:
      "Hi! I'm interested in learning more about your AI agent services. Could you please provide more information?",
  },
  id: {
    label: 'Chat',
    tooltip: 'Chat dengan kami di WhatsApp',
    message:
      'Halo! Saya tertarik untuk mengetahui lebih lanjut tentang layanan agen AI Anda. Bisakah Anda memberikan informasi lebih lanjut?',
  },
});
