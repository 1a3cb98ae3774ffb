import { formatNumber } from '@/lib/i18n/format';
import { defineScreen } from './define-screen';
import { Dashboard } from './frames';
import { Badge, Bar, Bubble, Button, Table, type Tone } from './kit';

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
      <Table
        head={['Name', 'Status', 'Language', 'Category']}
        rows={[
          [{ code: 'order_shipped' }, { badge: 'Approved', tone: 'good' }, 'id', 'Utility'],
          [{ code: 'login_code' }, { badge: 'Approved', tone: 'good' }, 'id', 'Authentication'],
          [{ code: 'monthly_news' }, { badge: 'In review', tone: 'warn' }, 'id', 'Marketing'],
          [{ code: 'year_end_offer' }, { badge: 'Rejected', tone: 'bad' }, 'en', 'Marketing'],
        ]}
      />
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
      <Table
        head={['Failed', 'Reason']}
        rows={['Agus Salim', 'Maya Sari', 'Hendra Gunawan'].map((name, index) => [
          { name, detail: `+62 811-0000-2${17 + index * 26}` },
          reasons[index] ?? '',
        ])}
      />
    </Dashboard>
  ),
});
