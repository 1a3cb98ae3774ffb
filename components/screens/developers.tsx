import { defineScreen } from './define-screen';
import { Dashboard } from './frames';
import { Badge, Button, Name, Table } from './kit';

export const apiKeys = defineScreen({
  alt: {
    en: 'The screen API keys under Developers. A new test key is shown once, with a button to copy it. Below it, a table lists the keys of the workspace with their mode, the day they were created and when they were last used: one live key and one test key are in use, each with a button to rotate it, and an old live key is revoked.',
    id: 'Layar API keys di bawah Developers. Test key baru ditampilkan satu kali, dengan tombol untuk menyalinnya. Di bawahnya, tabel memuat semua key workspace beserta mode, tanggal dibuat, dan kapan terakhir dipakai: satu live key dan satu test key masih dipakai, masing-masing dengan tombol untuk menggantinya, dan satu live key lama sudah dicabut.',
  },
  caption: {
    en: 'API keys. A key is shown in full only once, right after you create it. Names and keys are examples.',
    id: 'API key. Key hanya ditampilkan utuh satu kali, tepat setelah dibuat. Nama dan key adalah contoh.',
  },
  texts: {
    en: { backend: 'Shop backend', staging: 'Staging', old: 'Old server' },
    id: { backend: 'Backend toko', staging: 'Staging', old: 'Server lama' },
  },
  View: ({ texts, locale }) => (
    <Dashboard
      path="Developers/API keys"
      locale={locale}
      title="API keys"
      text="Keys belong on a server, never in a page or an app."
      actions={
        <Button primary icon="add">
          Create key
        </Button>
      }
    >
      <div className="sc-card sc-marked">
        <div className="sc-row">
          <Name detail="Copy it now. It is not shown again.">New test key: {texts.staging}</Name>
          <code>sk_test_9fQ2mT7vLb8R</code>
          <Button>Copy</Button>
        </div>
      </div>
      <Table
        head={['Name', 'Mode', 'Created', 'Last used', '']}
        rows={[
          [
            { name: texts.backend, detail: <code>sk_live_…x4Kd</code> },
            { badge: 'Live', tone: 'accent' },
            '2 Nov 2026',
            '1 minute ago',
            { button: 'Rotate' },
          ],
          [
            { name: texts.staging, detail: <code>sk_test_…Lb8R</code> },
            { badge: 'Test' },
            '25 Nov 2026',
            'Never',
            { button: 'Rotate' },
          ],
          [
            { name: texts.old, detail: <code>sk_live_…c7Vw</code> },
            { badge: 'Live', tone: 'accent' },
            '14 Mar 2026',
            '2 Nov 2026',
            { badge: 'Revoked', tone: 'bad' },
          ],
        ]}
      />
    </Dashboard>
  ),
});

export const webhooks = defineScreen({
  alt: {
    en: 'The screen Webhooks under Developers, with a tab for live and one for test endpoints. The live endpoint https://shop.example/webhooks/agent is enabled; its secret is hidden and can be rotated. A table lists its last deliveries: two were answered with 200, one failed with 500 at its second attempt, will be tried again at 09:46, and can be replayed.',
    id: 'Layar Webhooks di bawah Developers, dengan tab untuk endpoint live dan endpoint test. Endpoint live https://shop.example/webhooks/agent aktif; secret-nya disembunyikan dan dapat diganti. Tabel memuat pengiriman terakhir: dua dijawab dengan 200, satu gagal dengan 500 pada percobaan kedua, akan dicoba lagi pukul 09.46, dan dapat dikirim ulang.',
  },
  caption: {
    en: 'Webhooks. Each mode has its own endpoints, and each endpoint its own secret. The deliveries are examples.',
    id: 'Webhook. Setiap mode punya endpoint sendiri, dan setiap endpoint punya secret sendiri. Data pengiriman adalah contoh.',
  },
  texts: { en: {}, id: {} },
  View: ({ locale }) => (
    <Dashboard
      path="Developers/Webhooks"
      locale={locale}
      title="Webhooks"
      text="An endpoint receives the events of one mode."
      actions={
        <Button primary icon="add">
          Add endpoint
        </Button>
      }
    >
      <div className="sc-tabs">
        <b>Live</b>
        <span>Test</span>
      </div>
      <div className="sc-card">
        <div className="sc-row">
          <code>https://shop.example/webhooks/agent</code>
          <Badge tone="good">Enabled</Badge>
        </div>
        <div className="sc-row">
          <small>
            Signing secret <code>whsec_••••••••••••</code>
          </small>
          <Button>Rotate secret</Button>
        </div>
      </div>
      <Table
        head={['Recent deliveries', 'Response', 'Attempt', 'Time', '']}
        rows={[
          [{ code: 'wa.message.received' }, { badge: '200', tone: 'good' }, 1, '09:41:07', ''],
          [{ code: 'widget.session.completed' }, { badge: '200', tone: 'good' }, 1, '09:38:52', ''],
          [{ code: 'wa.broadcast.finished' }, { badge: '500', tone: 'bad' }, 2, 'next at 09:46', { button: 'Replay' }],
        ]}
      />
    </Dashboard>
  ),
});
