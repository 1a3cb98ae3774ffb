import { defineScreen } from './define-screen';
import { ChatPhone } from './frames';
import { Avatar, Bubble, Icon, type IconName, Name } from './kit';

type Texts = Record<'shop' | 'account' | 'ask' | 'answer' | 'change' | 'handover' | 'human' | 'write', string> & {
  events: readonly { icon: IconName; title: string; text: string }[];
};

/** Shows one chat as the customer sees it, and the events on the team's side. */
export const handover = defineScreen<Texts>({
  alt: {
    en: 'A WhatsApp chat with Example shop, and beside it what happens on the side of the team. The customer asks where order A-1042 is; the agent looks it up with a tool and answers. The customer wants another address; the agent says that a colleague takes over, and transfers the conversation with a note and a summary. Rina answers as a person, and AI mode goes off.',
    id: 'Chat WhatsApp dengan Toko Contoh, dan di sampingnya yang terjadi di sisi tim. Pelanggan menanyakan pesanan A-1042; agen mengeceknya dengan tool lalu menjawab. Pelanggan ingin mengganti alamat; agen memberi tahu bahwa rekan akan membantu, lalu mengalihkan percakapan dengan catatan dan ringkasan. Rina membalas sebagai agen CS, dan mode AI mati.',
  },
  caption: {
    en: 'From the agent to a person, in one chat. The shop, the names and the messages are examples.',
    id: 'Dari agen ke agen CS dalam satu chat. Toko, nama, dan pesan adalah contoh.',
  },
  texts: {
    en: {
      shop: 'Example shop',
      account: 'Business account',
      ask: 'Where is my order A‑1042?',
      answer: 'It left our warehouse this morning and arrives on Friday.',
      change: 'Can I still change the address?',
      handover: 'A colleague takes care of that and replies here in a moment.',
      human: 'Hi Sari, Rina here. What is the new address?',
      write: 'Message',
      events: [
        { icon: 'agent', title: 'The agent answers', text: 'It reads the order with your tool, in two seconds.' },
        {
          icon: 'transfer',
          title: 'The agent hands over',
          text: 'With a note and a summary. The conversation is waiting.',
        },
        { icon: 'person', title: 'Rina answers', text: 'AI mode goes off with her first message.' },
      ],
    },
    id: {
      shop: 'Toko Contoh',
      account: 'Akun bisnis',
      ask: 'Pesanan saya A‑1042 sampai mana ya?',
      answer: 'Sudah keluar dari gudang kami pagi ini dan sampai hari Jumat.',
      change: 'Alamatnya masih bisa diganti?',
      handover: 'Rekan kami akan membantu dan membalas di sini sebentar lagi.',
      human: 'Halo Sari, saya Rina. Apa alamat barunya?',
      write: 'Pesan',
      events: [
        { icon: 'agent', title: 'Agen menjawab', text: 'Agen membaca pesanan dengan tool Anda, dalam dua detik.' },
        {
          icon: 'transfer',
          title: 'Agen mengalihkan',
          text: 'Dengan catatan dan ringkasan. Percakapan berstatus menunggu.',
        },
        { icon: 'person', title: 'Rina membalas', text: 'Mode AI mati begitu pesan pertamanya terkirim.' },
      ],
    },
  },
  View: ({ texts }) => (
    <div className="sc-scene">
      <ChatPhone texts={texts}>
        <Bubble meta="09:41">{texts.human}</Bubble>
      </ChatPhone>
      <div className="sc-events">
        {texts.events.map(({ icon, title, text }) => (
          <div key={title} className="sc-event">
            <Avatar>
              <Icon name={icon} />
            </Avatar>
            <Name detail={text}>{title}</Name>
          </div>
        ))}
      </div>
    </div>
  ),
});
