import { defineMessages } from '@/lib/i18n/define-messages';

export const getProjectMessages = defineMessages({
  en: {
    goal: 'What you build',
    languages: 'Language',
    time: 'Time',
    minutes: '{minutes}\u00a0min',
    zip: 'Download',
    download: 'Download {link} with the code, sample images and instructions. `{start}` runs it.',
    downloadWithSdk:
      'Download {link} with the code, sample images, instructions and a stand-in for the SDK. `{start}` runs it against the sandbox.',
  },
  id: {
    goal: 'Yang Anda bangun',
    languages: 'Bahasa',
    time: 'Waktu',
    minutes: '{minutes}\u00a0menit',
    zip: 'Unduh',
    download: 'Unduh {link} berisi kode, foto contoh, dan petunjuk. Jalankan dengan `{start}`.',
    downloadWithSdk:
      'Unduh {link} berisi kode, foto contoh, petunjuk, dan pengganti SDK. Jalankan dengan `{start}` terhadap sandbox.',
  },
});
