import { defineScreen } from './define-screen';
import { Browser, Dashboard } from './frames';
import { Avatar, Badge, Bubble, Button, Composer, Field, Icon, Name, Table } from './kit';

const texts = {
  en: {
    agent: 'Shop assistant',
    greeting: 'Hello! I am an automated agent. What can I do for you?',
    rules: [
      'You are the assistant of a small coffee shop.',
      'Answer questions about opening hours and the menu.',
      'If you do not know the answer, say so.',
      'Keep every answer under three sentences.',
    ],
    replies: ['Are you open today?', 'See the menu'],
    ask: 'Are you open on Saturday?',
    answer: 'Yes, on Saturday we are open from 08:00 to 18:00.',
    source: 'Opening hours',
    write: 'Ask something…',
    delivery: 'How long does delivery to Bandung take?',
    deliveryAnswer: 'Two working days. Order A‑1042 is already on its way and arrives on Friday.',
    track: 'Order A‑1042',
    onWay: 'On its way',
    arrival: 'Arrives on Friday',
  },
  id: {
    agent: 'Asisten toko',
    greeting: 'Halo! Saya agen otomatis. Ada yang bisa dibantu?',
    rules: [
      'Anda adalah asisten sebuah kedai kopi kecil.',
      'Jawab pertanyaan tentang jam buka dan menu.',
      'Jika tidak tahu jawabannya, katakan terus terang.',
      'Setiap jawaban paling banyak tiga kalimat.',
    ],
    replies: ['Hari ini buka?', 'Lihat menu'],
    ask: 'Hari Sabtu buka?',
    answer: 'Ya, hari Sabtu kami buka pukul 08.00 sampai 18.00.',
    source: 'Jam buka',
    write: 'Tulis pertanyaan…',
    delivery: 'Kirim ke Bandung berapa lama?',
    deliveryAnswer: 'Dua hari kerja. Pesanan A‑1042 sudah dikirim dan sampai hari Jumat.',
    track: 'Pesanan A‑1042',
    onWay: 'Dikirim',
    arrival: 'Sampai hari Jumat',
  },
};

function Tabs() {
  return (
    <div className="sc-tabs">
      <b>Instructions</b>
      <span>Knowledge</span>
      <span>Tools</span>
      <span>Model</span>
      <span>Voice and avatar</span>
      <span>Languages</span>
    </div>
  );
}

export const agentEditor = defineScreen({
  alt: {
    en: 'The editor of a virtual agent. Below its name, its status Active and the button Publish, tabs lead to Instructions, Knowledge, Tools, Model, Voice and avatar, and more. Instructions is open, with the fields greeting, instructions and suggested replies. Beside them, Preview shows a question, the answer, and the document that it came from.',
    id: 'Editor agen virtual. Di bawah nama, status Active, dan tombol Publish, tab membuka Instructions, Knowledge, Tools, Model, Voice and avatar, dan lainnya. Tab Instructions terbuka, dengan field sapaan, instruksi, dan saran balasan. Di sampingnya, Preview menampilkan pertanyaan, jawaban, dan dokumen sumbernya.',
  },
  caption: {
    en: 'The agent editor. Preview runs what you have not published yet. The shop and its texts are examples.',
    id: 'Editor agen. Preview menjalankan perubahan yang belum Anda publikasikan. Toko dan teksnya adalah contoh.',
  },
  texts,
  View: ({ texts, locale }) => (
    <Dashboard
      path="Virtual agents"
      locale={locale}
      title={
        <>
          {texts.agent} <Badge tone="good">Active</Badge>
        </>
      }
      text="Unpublished changes"
      actions={
        <>
          <Button>Pause</Button>
          <Button primary>Publish</Button>
        </>
      }
    >
      <Tabs />
      <div className="sc-columns sc-wide-first">
        <div className="sc-form">
          <Field label="Greeting">{texts.greeting}</Field>
          <Field label="Instructions">
            <span className="sc-name">
              {texts.rules.map((rule) => (
                <span key={rule}>{rule}</span>
              ))}
            </span>
          </Field>
          <Field label="Suggested replies">
            {texts.replies.map((reply) => (
              <Badge key={reply}>{reply}</Badge>
            ))}
          </Field>
        </div>
        <div className="sc-card sc-panel sc-paper">
          <small className="sc-panel-head">Preview</small>
          <div className="sc-talk">
            <Bubble>{texts.greeting}</Bubble>
            <Bubble own>{texts.ask}</Bubble>
            <Bubble>
              {texts.answer}
              <small>From: {texts.source}</small>
            </Bubble>
          </div>
          <Composer>{texts.write}</Composer>
        </div>
      </div>
    </Dashboard>
  ),
});

export const publishing = defineScreen({
  alt: {
    en: 'Publishing a virtual agent. A panel lists what has changed since version 11: the instructions, one new document, and one allowed domain; every language has its greeting. Buttons cancel or publish version 12. Below, a table shows the versions: 12 is a draft, 11 is live, 10 is an earlier one.',
    id: 'Memublikasikan agen virtual. Panel memuat perubahan sejak versi 11: instruksi, satu dokumen baru, dan satu domain yang diizinkan; semua bahasa sudah punya sapaan. Tombol membatalkan atau memublikasikan versi 12. Di bawahnya, tabel menampilkan versi: 12 masih draft, 11 live, 10 versi sebelumnya.',
  },
  caption: {
    en: 'Publishing. Conversations that are under way keep the version they began with. Names and dates are examples.',
    id: 'Publikasi. Percakapan yang sedang berjalan tetap memakai versi awalnya. Nama dan tanggal adalah contoh.',
  },
  texts,
  View: ({ texts, locale }) => (
    <Dashboard
      path="Virtual agents"
      locale={locale}
      title={
        <>
          {texts.agent} <Badge tone="good">Active</Badge>
        </>
      }
      text={
        <>
          Agent id <code>agt_7Kd2mQx9Rb4Tz1Vn6Wp8Hs3C</code>
        </>
      }
    >
      <div className="sc-card sc-marked">
        <b>Publish version 12?</b>
        <ul className="sc-checks">
          {[
            'Instructions changed',
            '1 document added to Knowledge',
            'Allowed domain added: https://www.shop.example',
            'Greeting complete in 2 languages',
          ].map((change) => (
            <li key={change}>
              <Icon name="check" />
              {change}
            </li>
          ))}
        </ul>
        <div className="sc-row">
          <small>Visitors get it with their next conversation.</small>
          <Button>Cancel</Button>
          <Button primary>Publish</Button>
        </div>
      </div>
      <Table
        head={['Version', 'Status', 'By', 'Published']}
        rows={[
          [12, { badge: 'Draft' }, 'Rina Putri', '–'],
          [11, { badge: 'Live', tone: 'good' }, 'Rina Putri', '18 Nov 2026, 10:20'],
          [10, { badge: 'Earlier' }, 'Andi Wijaya', '3 Nov 2026, 16:05'],
        ]}
      />
    </Dashboard>
  ),
});

export const virtualAgent = defineScreen({
  alt: {
    en: 'A page of a shop in a browser, with the panel of the virtual agent open in its corner. The agent greets, the visitor asks how long delivery to Bandung takes, and the agent answers with the status of order A-1042, which it read with a tool. Below it stands the field for the next message.',
    id: 'Halaman toko di browser, dengan panel agen virtual terbuka di sudutnya. Agen menyapa, pengunjung bertanya berapa lama pengiriman ke Bandung, dan agen menjawab dengan status pesanan A-1042 yang dibaca dengan tool. Di bawahnya ada kolom untuk pesan berikutnya.',
  },
  caption: {
    en: 'The virtual agent on a page of your site. The shop and its messages are examples.',
    id: 'Agen virtual di halaman situs Anda. Toko dan pesannya adalah contoh.',
  },
  texts,
  View: ({ texts }) => (
    <Browser url="https://www.shop.example">
      <div className="sc-widget">
        <div className="sc-bar-top">
          <Avatar>
            <Icon name="agent" />
          </Avatar>
          <b>{texts.agent}</b>
          <Icon name="close" />
        </div>
        <div className="sc-talk">
          <Bubble>{texts.greeting}</Bubble>
          <Bubble own>{texts.delivery}</Bubble>
          <Bubble>{texts.deliveryAnswer}</Bubble>
          <div className="sc-card">
            <div className="sc-row">
              <Name detail={texts.arrival}>{texts.track}</Name>
              <Badge tone="accent">{texts.onWay}</Badge>
            </div>
          </div>
        </div>
        <Composer>{texts.write}</Composer>
      </div>
    </Browser>
  ),
});
