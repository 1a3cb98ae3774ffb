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
      <Table head={['Name', 'Mode', 'Created', 'Last used', '']}>
        <tr>
          <td>
            <Name detail={<code>sk_live_…x4Kd</code>}>{texts.backend}</Name>
          </td>
          <td>
            <Badge tone="accent">Live</Badge>
          </td>
          <td>2 Nov 2026</td>
          <td>1 minute ago</td>
          <td>
            <Button>Rotate</Button>
          </td>
        </tr>
        <tr>
          <td>
            <Name detail={<code>sk_test_…Lb8R</code>}>{texts.staging}</Name>
          </td>
          <td>
            <Badge>Test</Badge>
          </td>
          <td>25 Nov 2026</td>
          <td>Never</td>
          <td>
            <Button>Rotate</Button>
          </td>
        </tr>
        <tr>
          <td>
            <Name detail={<code>sk_live_…c7Vw</code>}>{texts.old}</Name>
          </td>
          <td>
            <Badge tone="accent">Live</Badge>
          </td>
          <td>14 Mar 2026</td>
          <td>2 Nov 2026</td>
          <td className="sc-end">
            <Badge tone="bad">Revoked</Badge>
          </td>
        </tr>
      </Table>
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
      <Table head={['Recent deliveries', 'Response', 'Attempt', 'Time', '']}>
        <tr>
          <td>
            <code>wa.message.received</code>
          </td>
          <td>
            <Badge tone="good">200</Badge>
          </td>
          <td>1</td>
          <td>09:41:07</td>
          <td />
        </tr>
        <tr>
          <td>
            <code>widget.session.completed</code>
          </td>
          <td>
            <Badge tone="good">200</Badge>
          </td>
          <td>1</td>
          <td>09:38:52</td>
          <td />
        </tr>
        <tr>
          <td>
            <code>wa.broadcast.finished</code>
          </td>
          <td>
            <Badge tone="bad">500</Badge>
          </td>
          <td>2</td>
          <td>next at 09:46</td>
          <td>
            <Button>Replay</Button>
          </td>
        </tr>
      </Table>
    </Dashboard>
  ),
});
