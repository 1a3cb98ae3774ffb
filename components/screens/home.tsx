import { defineScreen } from './define-screen';
import { ChatPhone } from './frames';
import { Icon, Name } from './kit';
import { Camera, FaceInCamera, WidgetState } from './widget';

/** Shows the product on the home page: the widget, its decision, and the agent in a chat. */
export const homeScreen = defineScreen({
  alt: {
    en: 'Two phones. On the first, the widget checks a face that follows its hint to turn left; below it stands the decision: verified, with liveness 0.97 and a face match of 0.94. On the second, a customer asks a shop on WhatsApp where the order is, and the agent answers that it arrives on Friday.',
    id: 'Dua ponsel. Pada ponsel pertama, widget memeriksa wajah yang mengikuti petunjuk menoleh ke kiri; di bawahnya keputusannya: terverifikasi, dengan liveness 0,97 dan kecocokan wajah 0,94. Pada ponsel kedua, pelanggan menanyakan pesanannya kepada toko lewat WhatsApp, dan agen menjawab bahwa pesanan sampai hari Jumat.',
  },
  caption: {
    en: 'The widget and the WhatsApp agent, with example data',
    id: 'Widget dan agen WhatsApp, dengan data contoh',
  },
  texts: {
    en: {
      title: 'Your face',
      text: 'Look into the camera.',
      hint: 'Turn left slowly',
      verified: 'Verified',
      scores: ['Liveness 0.97', 'Face match 0.94'],
      shop: 'Example shop',
      account: 'WhatsApp',
      ask: 'Hi, where is my order A‑1042?',
      answer: 'It left our warehouse this morning and arrives on Friday.',
      change: 'Can I still change the address?',
      handover: 'Sure. Rina from our team takes over here.',
      write: 'Message',
    },
    id: {
      title: 'Wajah Anda',
      text: 'Lihat ke kamera.',
      hint: 'Menoleh ke kiri',
      verified: 'Terverifikasi',
      scores: ['Liveness 0,97', 'Wajah cocok 0,94'],
      shop: 'Toko Contoh',
      account: 'WhatsApp',
      ask: 'Halo, pesanan A‑1042 sampai mana ya?',
      answer: 'Sudah keluar dari gudang pagi ini dan sampai hari Jumat.',
      change: 'Alamatnya masih bisa diganti?',
      handover: 'Bisa. Rina dari tim kami akan melanjutkan di sini.',
      write: 'Pesan',
    },
  },
  View: ({ texts }) => (
    <div className="sc-phones sc-home">
      <div>
        <WidgetState title={texts.title} text={texts.text} step={2}>
          <Camera hint={texts.hint}>
            <FaceInCamera />
          </Camera>
        </WidgetState>
        <div className="sc-card sc-decision">
          <Icon name="check" />
          <Name detail={texts.scores.map((score) => <span key={score}>{score}</span>)}>{texts.verified}</Name>
        </div>
      </div>
      <div>
        <ChatPhone texts={texts} />
      </div>
    </div>
  ),
});
