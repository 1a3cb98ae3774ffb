import { defineMessages } from '@/lib/i18n/define-messages';

export const getFeedbackMessages = defineMessages({
  en: {
    question: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    comment: 'What should we know? (optional)',
    hint: 'At most {max} characters. We receive your answer, the page and its language, and nothing about you; please leave out personal data.',
    send: 'Send',
    sending: 'Sending your answer',
    thanks: 'Thank you. Your answer has been sent.',
    failed: 'Your answer could not be sent. It is still here.',
    retry: 'Try again',
  },
  id: {
    question: 'Apakah halaman ini membantu?',
    yes: 'Ya',
    no: 'Tidak',
    comment: 'Apa yang perlu kami ketahui? (opsional)',
    hint: 'Paling banyak {max} karakter. Yang kami terima hanya jawaban Anda, halaman, dan bahasanya, tanpa informasi tentang Anda; jangan tulis data pribadi di sini.',
    send: 'Kirim',
    sending: 'Mengirim jawaban Anda',
    thanks: 'Terima kasih. Jawaban Anda telah terkirim.',
    failed: 'Jawaban Anda tidak dapat dikirim. Isinya masih ada di sini.',
    retry: 'Coba lagi',
  },
});

export type FeedbackMessages = ReturnType<typeof getFeedbackMessages>;
