import { formatNumber } from '@/lib/i18n/format';
import { defineScreen } from './define-screen';
import { Dashboard, Phone } from './frames';
import { Badge, Bar, Bubble, Button, Composer, Icon, type IconName, Name, Table, type Tone } from './kit';

const statuses: readonly { name: string; category: string; language: string; status: string; tone: Tone }[] = [
  { name: 'order_shipped', category: 'Utility', language: 'id', status: 'Approved', tone: 'good' },
  { name: 'login_code', category: 'Authentication', language: 'id', status: 'Approved', tone: 'good' },
  { name: 'monthly_news', category: 'Marketing', language: 'id', status: 'In review', tone: 'warn' },
  { name: 'year_end_offer', category: 'Marketing', language: 'en', status: 'Rejected', tone: 'bad' },
];

export const templates = defineScreen({
  alt: {
    en: 'The screen Templates under WhatsApp. A table lists four templates with category, language and status: order_shipped (utility) and login_code (authentication) are approved, monthly_news (marketing) is in review, and year_end_offer (marketing) was rejected. Beside it, a preview shows order_shipped as the contact sees it, with its two variables filled in.',
    id: 'Layar Templates di bawah WhatsApp. Tabel memuat empat template dengan kategori, bahasa, dan status: order_shipped (utility) dan login_code (authentication) disetujui, monthly_news (marketing) sedang ditinjau, dan year_end_offer (marketing) ditolak. Di sampingnya, pratinjau menampilkan order_shipped seperti yang dilihat kontak, dengan dua variabel yang sudah terisi.',
  },
  caption: {
    en: 'Templates. WhatsApp reviews each one; only approved ones can be sent. The templates are examples.',
    id: 'Template. WhatsApp meninjau setiap template; hanya yang disetujui dapat dikirim. Template di sini adalah contoh.',
  },
  texts: {
    en: { preview: ['Hello ', 'Sari', ', your order ', 'A‑1042', ' is on its way. It arrives on Friday.'] },
    id: { preview: ['Halo ', 'Sari', ', pesanan ', 'A‑1042', ' sedang dikirim. Perkiraan sampai hari Jumat.'] },
  },
  View: ({ texts: { preview }, locale }) => (
    <Dashboard
      path="WhatsApp/Templates"
      locale={locale}
      title="Templates"
      text="For messages outside the 24-hour window."
      actions={
        <Button primary icon="add">
          New template
        </Button>
      }
    >
      <Table head={['Name', 'Status', 'Language', 'Category']}>
        {statuses.map(({ name, category, language, status, tone }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <Badge tone={tone}>{status}</Badge>
            </td>
            <td>{language}</td>
            <td>{category}</td>
          </tr>
        ))}
      </Table>
      <div className="sc-card sc-paper">
        <div className="sc-row">
          <small>
            Preview of <code>order_shipped</code>
          </small>
          <small>2 variables</small>
        </div>
        <Bubble meta="09:41">
          {preview[0]}
          <mark>{preview[1]}</mark>
          {preview[2]}
          <mark>{preview[3]}</mark>
          {preview[4]}
        </Bubble>
      </div>
    </Dashboard>
  ),
});

/** Recipients by their latest status, as in the guide's example. */
const counts = { read: 118, delivered: 520, sent: 40, queued: 310, failed: 12 };

const stages: readonly { name: keyof typeof counts; tone: Tone }[] = [
  { name: 'read', tone: 'accent' },
  { name: 'delivered', tone: 'light' },
  { name: 'sent', tone: 'plain' },
  { name: 'queued', tone: 'none' },
  { name: 'failed', tone: 'bad' },
];

export const broadcast = defineScreen({
  alt: {
    en: 'A broadcast under WhatsApp, Broadcasts, while it is sending. Of 1,000 recipients, 118 have read it, 520 have received it, 40 messages are sent, 310 are queued and 12 failed; one bar shows the shares. Below, three failures are listed with their reason: the number is not on WhatsApp, the contact blocked the number, and the message expired. A button cancels what is still queued.',
    id: 'Broadcast di bawah WhatsApp, Broadcasts, saat sedang dikirim. Dari 1.000 penerima, 118 sudah membaca, 520 sudah menerima, 40 pesan terkirim, 310 masih antre, dan 12 gagal; satu bar menunjukkan porsinya. Di bawahnya tiga kegagalan beserta alasannya: nomor tidak terdaftar di WhatsApp, kontak memblokir nomor, dan pesan kedaluwarsa. Ada tombol untuk membatalkan yang masih antre.',
  },
  caption: {
    en: 'A broadcast on its way. Each recipient counts once, with the latest status. All figures are examples.',
    id: 'Broadcast yang sedang berjalan. Setiap penerima dihitung sekali, menurut status terakhir. Semua angka adalah contoh.',
  },
  texts: {
    en: {
      title: 'November news',
      reasons: ['The number is not on WhatsApp.', 'The contact has blocked the number.', 'The message expired.'],
    },
    id: {
      title: 'Kabar November',
      reasons: ['Nomor tidak terdaftar di WhatsApp.', 'Kontak memblokir nomor ini.', 'Pesan kedaluwarsa.'],
    },
  },
  View: ({ texts: { title, reasons }, locale }) => (
    <Dashboard
      path="WhatsApp/Broadcasts"
      locale={locale}
      title={
        <>
          {title} <Badge tone="accent">Sending</Badge>
        </>
      }
      text={
        <>
          <code>monthly_news</code> · {formatNumber(1000, locale)} recipients · started 09:00
        </>
      }
      actions={<Button>Cancel the rest</Button>}
    >
      <div className="sc-card">
        <Bar parts={stages.map(({ name, tone }) => ({ tone, share: counts[name] / 10 }))} />
        <div className="sc-stats">
          {stages.map(({ name, tone }) => (
            <div key={name}>
              <small>
                <i className={`sc-dot sc-${tone}`} />
                {name}
              </small>
              <b className="sc-figure">{counts[name]}</b>
            </div>
          ))}
        </div>
      </div>
      <Table head={['Failed', 'Reason']}>
        {reasons.map((reason, index) => (
          <tr key={reason}>
            <td>
              <Name detail={`+62 811-0000-2${17 + index * 26}`}>
                {['Agus Salim', 'Maya Sari', 'Hendra Gunawan'][index]}
              </Name>
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </Table>
    </Dashboard>
  ),
});

interface EventProps {
  icon: IconName;
  title: string;
  text: string;
}

/** What happens on the team's side at one moment of a conversation. */
function Event({ icon, title, text }: EventProps) {
  return (
    <div className="sc-event">
      <span className="sc-avatar">
        <Icon name={icon} />
      </span>
      <Name detail={text}>{title}</Name>
    </div>
  );
}

export const handover = defineScreen({
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
      online: 'Business account',
      ask: 'Where is my order A‑1042?',
      answer: 'It left our warehouse this morning and arrives on Friday.',
      change: 'Can I still change the address?',
      handover: 'A colleague takes care of that and replies here in a moment.',
      human: 'Hi Sari, Rina here. What is the new address?',
      write: 'Message',
      events: [
        ['The agent answers', 'It reads the order with your tool, in two seconds.'],
        ['The agent hands over', 'With a note and a summary. The conversation is waiting.'],
        ['Rina answers', 'AI mode goes off with her first message.'],
      ],
    },
    id: {
      shop: 'Toko Contoh',
      online: 'Akun bisnis',
      ask: 'Pesanan saya A‑1042 sampai mana ya?',
      answer: 'Sudah keluar dari gudang kami pagi ini dan sampai hari Jumat.',
      change: 'Alamatnya masih bisa diganti?',
      handover: 'Rekan kami akan membantu dan membalas di sini sebentar lagi.',
      human: 'Halo Sari, saya Rina. Apa alamat barunya?',
      write: 'Pesan',
      events: [
        ['Agen menjawab', 'Agen membaca pesanan dengan tool Anda, dalam dua detik.'],
        ['Agen mengalihkan', 'Dengan catatan dan ringkasan. Percakapan berstatus menunggu.'],
        ['Rina membalas', 'Mode AI mati begitu pesan pertamanya terkirim.'],
      ],
    },
  },
  View: ({ texts }) => (
    <div className="sc-scene">
      <Phone>
        <div className="sc-bar-top">
          <span className="sc-avatar">{texts.shop[0]}</span>
          <Name detail={texts.online}>{texts.shop}</Name>
        </div>
        <div className="sc-talk sc-paper">
          <Bubble own meta="09:36" read>
            {texts.ask}
          </Bubble>
          <Bubble meta="09:36">{texts.answer}</Bubble>
          <Bubble own meta="09:38" read>
            {texts.change}
          </Bubble>
          <Bubble meta="09:38">{texts.handover}</Bubble>
          <Bubble meta="09:41">{texts.human}</Bubble>
        </div>
        <Composer>{texts.write}</Composer>
      </Phone>
      <div className="sc-events">
        {texts.events.map(([title = '', text = ''], index) => (
          <Event
            key={title}
            icon={(['agent', 'transfer', 'person'] as const)[index] ?? 'agent'}
            title={title}
            text={text}
          />
        ))}
      </div>
    </div>
  ),
});
