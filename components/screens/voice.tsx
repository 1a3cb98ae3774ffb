import { defineScreen } from './define-screen';
import { Phone } from './frames';
import { Avatar, Icon, Name, Notice } from './kit';

/** Loudness of the voice over time, as heights in percent. */
const loudness = [18, 34, 62, 40, 88, 70, 96, 58, 76, 44, 90, 52, 30, 66, 38, 22, 14];

export const voiceCall = defineScreen({
  alt: {
    en: 'A phone during a call with the voice agent of Example shop, and beside it the transcript as it is being written. The agent says that it is automated; the caller asks about order A-1042; the agent looks it up and answers that it arrives on Friday. The caller wants to speak with a person, and the agent puts the call through to Budi Santoso.',
    id: 'Ponsel saat menelepon agen suara Toko Contoh, dan di sampingnya transkrip yang ditulis langsung. Agen menyebut dirinya otomatis; penelepon menanyakan pesanan A-1042; agen mengeceknya dan menjawab bahwa pesanan sampai hari Jumat. Penelepon ingin berbicara dengan agen CS, lalu agen menyambungkan panggilan ke Budi Santoso.',
  },
  caption: {
    en: 'A call and its transcript. The shop, the names and what is said are examples.',
    id: 'Panggilan dan transkripnya. Toko, nama, dan isi percakapan adalah contoh.',
  },
  texts: {
    en: {
      shop: 'Example shop',
      agent: 'Voice agent',
      caller: 'Caller',
      transcript: 'Transcript',
      live: 'live',
      lines: [
        ['agent', '00:02', 'Example shop, you are speaking with an automated agent. How can I help?'],
        ['caller', '00:08', 'Hi, where is my order A‑1042?'],
        ['agent', '00:12', 'It left our warehouse this morning and arrives on Friday.'],
        ['caller', '00:19', 'I would like to speak with a person.'],
        ['agent', '00:22', 'Of course. I am putting you through to Budi.'],
      ],
      through: 'Ringing Budi Santoso',
    },
    id: {
      shop: 'Toko Contoh',
      agent: 'Agen suara',
      caller: 'Penelepon',
      transcript: 'Transkrip',
      live: 'langsung',
      lines: [
        ['agent', '00:02', 'Toko Contoh, Anda berbicara dengan agen otomatis. Ada yang bisa dibantu?'],
        ['caller', '00:08', 'Halo, pesanan saya A‑1042 sampai mana ya?'],
        ['agent', '00:12', 'Sudah keluar dari gudang kami pagi ini dan sampai hari Jumat.'],
        ['caller', '00:19', 'Saya mau bicara dengan CS.'],
        ['agent', '00:22', 'Baik, saya sambungkan ke Budi.'],
      ],
      through: 'Menghubungi Budi Santoso',
    },
  },
  View: ({ texts }) => (
    <div className="sc-scene">
      <Phone>
        <div className="sc-call">
          <Avatar>{texts.shop[0]}</Avatar>
          <Name detail={texts.agent}>{texts.shop}</Name>
          <code>00:24</code>
          <div className="sc-chart">
            {loudness.map((height) => (
              <i key={height} style={{ height: `${height}%` }} />
            ))}
          </div>
          <div className="sc-keys">
            <span>
              <Icon name="mute" />
            </span>
            <span className="sc-hang-up">
              <Icon name="hangUp" />
            </span>
          </div>
        </div>
      </Phone>
      <div className="sc-card sc-transcript">
        <div className="sc-row">
          <b>{texts.transcript}</b>
          <small>
            <i className="sc-dot sc-accent" />
            {texts.live}
          </small>
        </div>
        {texts.lines.map(([who, time, text]) => (
          <div key={time} className="sc-fact">
            <small>
              {who === 'agent' ? texts.agent : texts.caller} · {time}
            </small>
            <span>{text}</span>
          </div>
        ))}
        <Notice>
          <Icon name="transfer" /> {texts.through}
        </Notice>
      </div>
    </div>
  ),
});
