import { getAllowanceText } from '@/components/pricing/plans';
import { plans } from '@/content/data/plans';
import { formatAmount, formatNumber, type Price } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { defineScreen } from './define-screen';
import { Dashboard } from './frames';
import { Badge, Bar, Button, Table } from './kit';

/** Returns the cell of a member, with an email address made of the first name. */
const toPerson = (name: string) => ({ person: name, detail: `${name.split(' ')[0]?.toLowerCase()}@shop.example` });

export const members = defineScreen({
  alt: {
    en: 'The screen Members under Settings. 5 of 10 seats are taken. A table lists each member with name, email address, role, availability and open conversations: an owner who is available, two human agents of whom one is busy and one offline, a developer without access to the inbox, and a human agent who is invited but has not joined yet. A button invites someone.',
    id: 'Layar Members di bawah Settings. 5 dari 10 seat terpakai. Tabel memuat setiap anggota dengan nama, alamat email, role, ketersediaan, dan jumlah percakapan terbuka: seorang owner yang tersedia, dua agen CS yang satu sibuk dan satu offline, seorang developer tanpa akses ke inbox, serta seorang agen CS yang diundang tetapi belum bergabung. Ada tombol untuk mengundang anggota.',
  },
  caption: {
    en: 'Members. Everyone takes a seat; human agents also get conversations assigned. The names are examples.',
    id: 'Anggota. Setiap orang memakai satu seat; agen CS juga mendapat percakapan. Nama-nama adalah contoh.',
  },
  texts: { en: {}, id: {} },
  View: ({ locale }) => (
    <Dashboard
      path="Settings/Members"
      locale={locale}
      title={
        <>
          Members <Badge>5 of 10 seats</Badge>
        </>
      }
      text="People who work in this workspace."
      actions={
        <Button primary icon="add">
          Invite
        </Button>
      }
    >
      <Table
        head={['Name', 'Role', 'Availability', 'Open conversations']}
        rows={[
          [toPerson('Rina Putri'), 'Owner', { badge: 'Available', tone: 'good' }, 3],
          [toPerson('Budi Santoso'), 'Human agent', { badge: 'Busy', tone: 'warn' }, 7],
          [toPerson('Dewi Lestari'), 'Human agent', { badge: 'Offline' }, 0],
          [toPerson('Andi Wijaya'), 'Developer', { badge: 'No inbox' }, '–'],
          [toPerson('Maya Sari'), 'Human agent', { badge: 'Invited', tone: 'accent' }, '–'],
        ]}
      />
    </Dashboard>
  ),
});

/** Verifications of each day so far, as heights in percent. */
const dailyHeights = [
  34, 41, 22, 18, 46, 52, 58, 49, 55, 24, 20, 61, 66, 58, 72, 69, 31, 27, 74, 80, 77, 84, 90, 38, 62, 2, 2, 2, 2, 2,
];

const usedAmounts = { verifications: 1842, conversations: 6410 } as const;

function Meter({ name, locale }: { name: keyof typeof usedAmounts; locale: Locale }) {
  const amount = usedAmounts[name];
  const share = Math.round((amount / Number(plans.sme[name])) * 100);
  return (
    <div className="sc-card">
      <div className="sc-row">
        <b>{name === 'verifications' ? 'Verifications' : 'Conversations'}</b>
        <small>{share}%</small>
      </div>
      <span>
        <b className="sc-figure">{formatNumber(amount, locale)}</b>{' '}
        <small>of {getAllowanceText('sme', name, locale)}</small>
      </span>
      <Bar parts={[{ share }]} />
    </div>
  );
}

export const usage = defineScreen({
  alt: {
    en: 'The screen Usage under Settings, for the billing month from 1 to 30 November. 1,842 of 3,000 verifications and 6,410 of 10,000 conversations are used, each with a bar. A chart shows the verifications of each day; below it stand their parts: widget 1,205, API 637.',
    id: 'Layar Usage di bawah Settings, untuk bulan penagihan 1 sampai 30 November. Terpakai 1.842 dari 3.000 verifikasi dan 6.410 dari 10.000 percakapan, masing-masing dengan bar. Grafik menunjukkan verifikasi per hari; di bawahnya rinciannya: widget 1.205, API 637.',
  },
  caption: {
    en: 'Usage. Calls with a test key are never counted. All figures are examples.',
    id: 'Pemakaian. Panggilan dengan test key tidak pernah dihitung. Semua angka adalah contoh.',
  },
  texts: { en: {}, id: {} },
  View: ({ locale }) => (
    <Dashboard
      path="Settings/Usage"
      locale={locale}
      title="Usage"
      text="Billing month: 1 to 30 November 2026"
      actions={<Button icon="open">November</Button>}
    >
      <div className="sc-columns sc-two">
        <Meter name="verifications" locale={locale} />
        <Meter name="conversations" locale={locale} />
      </div>
      <div className="sc-card">
        <div className="sc-row">
          <b>Verifications by day</b>
          <small>Widget {formatNumber(1205, locale)}</small>
          <small>API {formatNumber(637, locale)}</small>
        </div>
        <div className="sc-chart">
          {[...dailyHeights.entries()].map(([day, height]) => (
            <i key={day} style={{ height: `${height}%` }} />
          ))}
        </div>
        <div className="sc-row">
          <small>1</small>
          <small>15</small>
          <small className="sc-end">30</small>
        </div>
      </div>
    </Dashboard>
  ),
});

/** Writes an amount in the currency that readers of the language pay in. */
const formatInvoiceAmount = (price: Price, locale: Locale) => formatAmount(price, locale.currencies[0], locale);

export const plan = defineScreen({
  alt: {
    en: 'The screen Plan under Settings. The current plan is SME, with its monthly price, what it includes and the day it renews. Beside it, the verification add-on is off. Below, a table lists three paid invoices, each of which can be downloaded. A button changes the plan.',
    id: 'Layar Plan di bawah Settings. Paket saat ini adalah SME, dengan harga bulanan, isi paket, dan tanggal perpanjangan. Di sampingnya, add-on verifikasi belum aktif. Di bawahnya, tabel memuat tiga invoice yang sudah dibayar dan dapat diunduh. Ada tombol untuk mengganti paket.',
  },
  caption: {
    en: 'Plan. A larger plan applies at once, a smaller one from the next billing month. Prices and limits are examples.',
    id: 'Paket. Paket yang lebih besar langsung berlaku, yang lebih kecil mulai bulan penagihan berikutnya. Harga dan batas adalah contoh.',
  },
  texts: { en: {}, id: {} },
  View: ({ locale }) => (
    <Dashboard
      path="Settings/Plan"
      locale={locale}
      title="Plan"
      text="Renews on 1 December 2026"
      actions={<Button primary>Change plan</Button>}
    >
      <div className="sc-columns sc-two">
        <div className="sc-card sc-marked">
          <div className="sc-row">
            <b>{plans.sme.name}</b>
            <Badge tone="accent">Current plan</Badge>
          </div>
          <span>
            <b className="sc-figure">{formatInvoiceAmount(plans.sme.monthlyPrice, locale)}</b> <small>a month</small>
          </span>
          <small>
            {getAllowanceText('sme', 'verifications', locale)} verifications ·{' '}
            {getAllowanceText('sme', 'conversations', locale)} conversations ·{' '}
            {getAllowanceText('sme', 'seats', locale)} seats
          </small>
        </div>
        <div className="sc-card">
          <div className="sc-row">
            <b>Verification add-on</b>
            <span className="sc-switch" />
          </div>
          <small>
            {formatNumber(plans.sme.addOn.verifications, locale)} more verifications a month for{' '}
            {formatInvoiceAmount(plans.sme.addOn.monthlyPrice, locale)}, up to{' '}
            {formatNumber(plans.sme.addOn.maxVerifications, locale)} in all.
          </small>
        </div>
      </div>
      <Table
        head={['Invoice', 'Amount', 'Date', 'Status', '']}
        rows={['November', 'October', 'September'].map((month, index) => [
          { name: `${month} 2026`, detail: `INV-2026-${String(11 - index).padStart(2, '0')}` },
          formatInvoiceAmount(plans.sme.monthlyPrice, locale),
          `1 ${month.slice(0, 3)} 2026`,
          { badge: 'Paid', tone: 'good' },
          { button: 'PDF' },
        ])}
      />
    </Dashboard>
  ),
});
