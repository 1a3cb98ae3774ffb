import type { ReactNode } from 'react';
import { defineScreen } from './define-screen';
import { Dashboard } from './frames';
import { Avatar, Badge, Bubble, Button, Composer, Icon, Notice, type Tone } from './kit';

const texts = {
  en: {
    order: 'Where is my order A‑1042?',
    shipped: 'It left our warehouse this morning and arrives on Friday.',
    change: 'Can I still change the address?',
    handover: 'A colleague takes care of that and replies here in a moment.',
    help: 'Hi Sari, I can. What is the new address?',
    address: 'Jl. Melati 8, Bandung. Thank you!',
    thanks: 'Great, thanks!',
    returns: 'How do I return a pair of shoes?',
    open: 'Are you open on Sunday?',
    summary: 'Asks about order A‑1042 and wants to change the delivery address.',
    note: 'The order has not left Jakarta yet.',
    write: 'Write a message…',
  },
  id: {
    order: 'Pesanan saya A‑1042 sampai mana ya?',
    shipped: 'Sudah keluar dari gudang kami pagi ini dan sampai hari Jumat.',
    change: 'Alamatnya masih bisa diganti?',
    handover: 'Rekan kami akan membantu dan membalas di sini sebentar lagi.',
    help: 'Halo Sari, masih bisa. Apa alamat barunya?',
    address: 'Jl. Melati 8, Bandung. Terima kasih!',
    thanks: 'Oke, terima kasih!',
    returns: 'Cara retur sepatu bagaimana?',
    open: 'Hari Minggu buka?',
    summary: 'Menanyakan pesanan A‑1042 dan ingin mengganti alamat pengiriman.',
    note: 'Paket belum keluar dari Jakarta.',
    write: 'Tulis pesan…',
  },
};

type Texts = (typeof texts)['en'];

interface ConversationProps {
  name: string;
  text: string;
  time: string;
  unread?: number;
  current?: boolean;
  tags: readonly [tone: Tone, label: string][];
}

/** Draws a conversation in the list of the inbox. */
function Conversation({ name, text, time, unread, current, tags }: ConversationProps) {
  return (
    <div className={current ? 'sc-item sc-marked' : 'sc-item'}>
      <div className="sc-row">
        <b>{name}</b>
        <small>{time}</small>
        {unread && <span className="sc-count">{unread}</span>}
      </div>
      <small className="sc-cut">{text}</small>
      <span className="sc-tags">
        {tags.map(([tone, label]) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </span>
    </div>
  );
}

/** Draws the beginning of the example: the agent answers, then hands over. */
function Beginning({ texts }: { texts: Texts }): ReactNode {
  return (
    <>
      <Bubble meta="09:36">{texts.order}</Bubble>
      <Bubble own meta="Agent · 09:36" read>
        {texts.shipped}
      </Bubble>
      <Bubble meta="09:38">{texts.change}</Bubble>
      <Bubble own meta="Agent · 09:38" read>
        {texts.handover}
      </Bubble>
    </>
  );
}

export const inbox = defineScreen({
  alt: {
    en: 'The Inbox. Tabs filter the conversations: all, waiting for a person, mine, unread. The list shows Sari Wulandari, who waits for a person and has two unread messages, then three others: one that the agent answers, one assigned to Budi with AI off, and one that is closed. Beside the list, the open conversation shows the messages, the note that the agent handed over, and a button to take over.',
    id: 'Inbox. Tab menyaring percakapan: semua, menunggu agen CS, milik saya, belum dibaca. Daftar menampilkan Sari Wulandari yang menunggu agen CS dan punya dua pesan belum dibaca, lalu tiga lainnya: satu dijawab agen, satu ditugaskan ke Budi dengan AI mati, dan satu sudah ditutup. Di samping daftar, percakapan yang terbuka menampilkan pesan, catatan bahwa agen mengalihkannya, dan tombol untuk mengambil alih.',
  },
  caption: {
    en: 'Inbox. People see at a glance who is waiting for them. Names and messages are examples.',
    id: 'Inbox. Sekali lihat, tim tahu siapa yang sedang menunggu. Nama dan pesan adalah contoh.',
  },
  texts,
  View: ({ texts, locale }) => (
    <Dashboard
      path="Inbox"
      locale={locale}
      full
      title={
        <>
          All conversations <Badge tone="warn">1 waiting</Badge>
        </>
      }
      actions={
        <span className="sc-search">
          <Icon name="search" />
          Search
        </span>
      }
    >
      <div className="sc-split">
        <div className="sc-list">
          <div className="sc-tabs">
            <b>All</b>
            <span>Waiting</span>
            <span>Mine</span>
            <span>Unread</span>
          </div>
          <Conversation
            current
            name="Sari Wulandari"
            text={texts.change}
            time="09:38"
            unread={2}
            tags={[
              ['warn', 'Waiting'],
              ['accent', 'AI on'],
            ]}
          />
          <Conversation
            name="Agus Salim"
            text={texts.open}
            time="09:31"
            tags={[
              ['good', 'Open'],
              ['accent', 'AI on'],
            ]}
          />
          <Conversation
            name="+62 811-0000-142"
            text={texts.returns}
            time="09:12"
            tags={[
              ['good', 'Open'],
              ['plain', 'Budi'],
            ]}
          />
          <Conversation name="Maya Sari" text={texts.thanks} time="08:55" tags={[['plain', 'Closed']]} />
        </div>
        <div className="sc-pane">
          <div className="sc-talk">
            <Beginning texts={texts} />
            <Notice>Handed over · waiting for a person</Notice>
          </div>
          <div className="sc-foot">
            <Button primary>Take over</Button>
            <Button>Assign</Button>
          </div>
        </div>
      </div>
    </Dashboard>
  ),
});

export const conversation = defineScreen({
  alt: {
    en: 'A conversation in the Inbox with Sari Wulandari. The agent answered two questions and handed over; Rina Putri took over, AI mode went off, and she is writing with the contact. Beside the messages stand the status, the assignee, the switch for AI mode, until when free text can be sent, the summary and the note of the transfer, and buttons to hand back to the agent and to close.',
    id: 'Percakapan di Inbox dengan Sari Wulandari. Agen menjawab dua pertanyaan lalu mengalihkan; Rina Putri mengambil alih, mode AI mati, dan ia sedang membalas kontak. Di samping pesan terdapat status, penanggung jawab, tombol mode AI, batas waktu pesan bebas, ringkasan dan catatan pengalihan, serta tombol untuk mengembalikan ke agen dan menutup percakapan.',
  },
  caption: {
    en: 'A conversation. The first message from a person turns AI mode off; it stays off until someone turns it on again. Names and messages are examples.',
    id: 'Percakapan. Pesan pertama dari agen CS mematikan mode AI, sampai seseorang mengaktifkannya lagi. Nama dan pesan adalah contoh.',
  },
  texts,
  View: ({ texts, locale }) => (
    <Dashboard
      path="Inbox"
      locale={locale}
      full
      title={
        <>
          <Avatar>SW</Avatar>Sari Wulandari
        </>
      }
      actions={<Badge tone="good">Open</Badge>}
    >
      <div className="sc-split sc-reverse">
        <div className="sc-pane">
          <div className="sc-talk">
            <Bubble meta="09:38">{texts.change}</Bubble>
            <Bubble own meta="Agent · 09:38" read>
              {texts.handover}
            </Bubble>
            <Notice>Rina Putri took over · AI off</Notice>
            <Bubble own meta="Rina · 09:41" read>
              {texts.help}
            </Bubble>
            <Bubble meta="09:42">{texts.address}</Bubble>
          </div>
          <Composer>{texts.write}</Composer>
        </div>
        <div className="sc-facts">
          <Detail label="Assignee">Rina Putri</Detail>
          <Detail label="AI mode">
            <span className="sc-switch" /> Off
          </Detail>
          <Detail label="Free text until">26 Nov, 09:42</Detail>
          <Detail label="Summary">{texts.summary}</Detail>
          <Detail label="Note">{texts.note}</Detail>
          <Button>Hand back to agent</Button>
          <Button>Close</Button>
        </div>
      </div>
    </Dashboard>
  ),
});

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sc-fact">
      <small>{label}</small>
      <span>{children}</span>
    </div>
  );
}
