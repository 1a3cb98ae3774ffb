import type { ReleaseInput } from '../../components/changelog/changelog-schema';

/** Releases of the API, newest first. The page, its Markdown and the feeds are made from them; texts are Markdown without blocks. */
export const changelog: ReleaseInput[] = [
  {
    version: '1.6.0',
    date: '2026-11-28',
    entries: {
      added: [
        {
          en: '[Get a widget session](/docs/api/endpoints/get-widget-session), `GET /v1/widget/sessions/{session_id}`: its `status`, `checks` and `result`.',
          id: '[Ambil sesi widget](/docs/api/endpoints/get-widget-session), `GET /v1/widget/sessions/{session_id}`: `status`, `checks`, dan `result`-nya.',
        },
        {
          en: '[Delete a verification](/docs/api/endpoints/delete-verification), `DELETE /v1/verifications/{request_id}`: deletes what is stored of one check before its retention period ends.',
          id: '[Hapus verifikasi](/docs/api/endpoints/delete-verification), `DELETE /v1/verifications/{request_id}`: menghapus data yang tersimpan dari satu pemeriksaan sebelum masa simpannya berakhir.',
        },
        {
          en: '`status` in the event `widget.session.expired`: `expired` if the user did not begin in time, `abandoned` if the user did not finish.',
          id: '`status` di event `widget.session.expired`: `expired` jika pengguna tidak mulai tepat waktu, `abandoned` jika pengguna tidak menyelesaikannya.',
        },
        {
          en: 'Values of `external_id` in [`createWidgetSession`](/docs/api/endpoints/widget-embed#choose-the-outcome-in-test-mode) that choose the outcome in test mode, such as `test_not_live`.',
          id: 'Nilai `external_id` di [`createWidgetSession`](/docs/api/endpoints/widget-embed#choose-the-outcome-in-test-mode) yang menentukan hasil dalam mode test, misalnya `test_not_live`.',
        },
        {
          en: 'The [event](/docs/api/endpoints/events) `wa.message.status_changed`, with the `status` of a message that you sent, and `reason` in it, in [`sendMessage`](/docs/api/wa-agent/messaging/send-message) and on the conversations socket when a message failed.',
          id: '[Event](/docs/api/endpoints/events) `wa.message.status_changed`, dengan `status` pesan yang Anda kirim, dan `reason` di dalamnya, di [`sendMessage`](/docs/api/wa-agent/messaging/send-message), dan di socket percakapan saat pesan gagal.',
        },
        {
          en: 'Messages of the types `voice`, `video`, `sticker`, `location` and `reaction`, in the event `wa.message.received` and in [`getConversationMessages`](/docs/api/wa-agent/inbox/get-conversation-messages).',
          id: 'Pesan berjenis `voice`, `video`, `sticker`, `location`, dan `reaction`, di event `wa.message.received` dan di [`getConversationMessages`](/docs/api/wa-agent/inbox/get-conversation-messages).',
        },
        {
          en: '[Create a virtual agent session](/docs/api/virtual-agent/create-session), `POST /v1/virtual-agent/sessions`, also with a test key, from any language.',
          id: '[Buat sesi agen virtual](/docs/api/virtual-agent/create-session), `POST /v1/virtual-agent/sessions`, juga dengan test key, dari bahasa apa pun.',
        },
        {
          en: '[Scopes](/docs/api/authentication#scopes) of API keys, `read`, `write` and `verify`, in the `x-required-scope` of each operation, and the error `insufficient_scope`. Existing keys have all three.',
          id: '[Scope](/docs/api/authentication#scopes) API key, `read`, `write`, dan `verify`, di `x-required-scope` setiap operasi, serta error `insufficient_scope`. Key yang sudah ada memiliki ketiganya.',
        },
      ],
      changed: [
        {
          en: 'The [sandbox](/docs/get-started/sandbox#what-happens-after-a-call): calls change what they say they change, events follow a second later, `POST /sandbox/clock` moves its time, and streams and sockets carry examples only with `?tape=1`. It listens on your own machine only, and lets pages in that `--allow-origin` names.',
          id: '[Sandbox](/docs/get-started/sandbox#what-happens-after-a-call): panggilan benar-benar mengubah datanya, event menyusul satu detik kemudian, `POST /sandbox/clock` memajukan jamnya, dan stream serta socket memuat contoh hanya dengan `?tape=1`. Sandbox hanya bisa dipanggil dari komputer Anda sendiri, dan dari halaman yang disebut dengan `--allow-origin`.',
        },
        {
          en: 'In the [OpenAPI file](/docs/api/introduction#generate-a-client), `PlatformEvent` no longer contains `EventOfLaterVersion`, and has a `discriminator`, so generated clients narrow an event by its `type`. The messages of `sendMessage` and `sendHumanMessage`, and the bodies of `createDirectPayment`, `runInboxBulkAction` and `createSocketTicket`, have one too.',
          id: 'Di [file OpenAPI](/docs/api/introduction#generate-a-client), `PlatformEvent` tidak lagi memuat `EventOfLaterVersion` dan memiliki `discriminator`, sehingga client hasil generator bisa mempersempit event berdasarkan `type`. Pesan `sendMessage` dan `sendHumanMessage` serta body `createDirectPayment`, `runInboxBulkAction`, dan `createSocketTicket` juga memilikinya.',
        },
        {
          en: 'In the OpenAPI file, the bodies of `detectFaces`, `matchFaces`, `matchFacesV2`, `detectHands`, `validateLiveness` and `readDocument` are multipart only, so [generated clients](/docs/api/introduction#generate-a-client) can send a file. The API accepts the JSON form as before; the file has it under `x-alternative-content`.',
          id: 'Di file OpenAPI, body `detectFaces`, `matchFaces`, `matchFacesV2`, `detectHands`, `validateLiveness`, dan `readDocument` hanya multipart, sehingga [client hasil generator](/docs/api/introduction#generate-a-client) bisa mengirim file. API tetap menerima bentuk JSON seperti sebelumnya; di file itu, bentuk tersebut ada di `x-alternative-content`.',
        },
        {
          en: 'In the OpenAPI file, parameters that had the name of a schema are named `…Parameter`, such as `AccountIdParameter`.',
          id: 'Di file OpenAPI, parameter yang namanya sama dengan sebuah schema kini bernama `…Parameter`, misalnya `AccountIdParameter`.',
        },
      ],
      fixed: [
        {
          en: '[`getUsage`](/docs/api/endpoints/get-usage) documents its 400 response, for a wrong `X-Client-Key`.',
          id: '[`getUsage`](/docs/api/endpoints/get-usage) mendokumentasikan response 400, untuk `X-Client-Key` yang salah.',
        },
        {
          en: 'Responses of 400 to 499 document the `RateLimit` header, except 401, which belongs to no key.',
          id: 'Response 400 sampai 499 mendokumentasikan header `RateLimit`, kecuali 401, yang tidak terkait dengan key mana pun.',
        },
      ],
    },
  },
  {
    version: '1.5.0',
    date: '2026-11-25',
    entries: {
      added: [
        {
          en: '`mode` in every [event](/docs/api/endpoints/events), `live` or `test`, in the list, the stream and webhooks. A [webhook endpoint](/docs/developer-guides/webhooks#test-and-live) is registered for one mode and has its own secret, so a test event never passes for a real one.',
          id: '`mode` di setiap [event](/docs/api/endpoints/events), `live` atau `test`, di daftar, stream, dan webhook. [Endpoint webhook](/docs/developer-guides/webhooks#test-and-live) didaftarkan untuk satu mode dan memiliki secret sendiri, sehingga event test tidak pernah dikira event live.',
        },
        {
          en: '[Get an import](/docs/api/wa-agent/contacts/get-import), `GET /v1/wa/contacts/import/{import_id}`: the progress of an import of contacts, and why rows were rejected.',
          id: '[Ambil impor](/docs/api/wa-agent/contacts/get-import), `GET /v1/wa/contacts/import/{import_id}`: kemajuan impor kontak, dan alasan baris ditolak.',
        },
        {
          en: '[Get usage](/docs/api/endpoints/get-usage), `GET /v1/usage`: how many verifications and conversations were used this month, for your workspace or for a client of a reseller.',
          id: '[Ambil pemakaian](/docs/api/endpoints/get-usage), `GET /v1/usage`: jumlah verifikasi dan percakapan yang sudah dipakai bulan ini, untuk workspace Anda atau klien reseller.',
        },
        {
          en: 'More fields in the [OCR](/docs/api/endpoints/ocr) response: everything on an Indonesian identity card, from `blood_type` to `occupation`, `licence_class` for driving licences, `tax_office` and `registration_date` for tax cards, and `issue_date` for passports.',
          id: 'Lebih banyak field dalam response [OCR](/docs/api/endpoints/ocr): seluruh isi KTP, dari `blood_type` sampai `occupation`, `licence_class` untuk SIM, `tax_office` dan `registration_date` untuk kartu NPWP, serta `issue_date` untuk paspor.',
        },
        {
          en: 'The [verification widget](/docs/capabilities/widget-sdk) explains a camera that can’t be used, with a **Try again** button, and sends `agent:error` with `camera_denied`, `camera_not_found` or `camera_in_use`. If the session ends during the capture, `agent:failed` has the code `session_expired`.',
          id: '[Widget verifikasi](/docs/capabilities/widget-sdk) menjelaskan kamera yang tidak dapat dipakai, dengan tombol **Coba lagi**, dan mengirim `agent:error` dengan `camera_denied`, `camera_not_found`, atau `camera_in_use`. Jika sesi berakhir selama pengambilan foto, `agent:failed` memiliki kode `session_expired`.',
        },
      ],
      changed: [
        {
          en: 'An identity card that is valid for life (SEUMUR HIDUP) now has `valid_for_life: true` and an `expiry_date` whose `value` is `null` in the [OCR](/docs/api/endpoints/ocr) response.',
          id: 'KTP yang berlaku seumur hidup kini memiliki `valid_for_life: true` dan `expiry_date` dengan `value` `null` dalam response [OCR](/docs/api/endpoints/ocr).',
        },
        {
          en: 'The `model` of a [WhatsApp agent](/docs/api/wa-agent/agents/create-agent) is `standard`, `fast` or `advanced`; any other value is a `validation_failed`.',
          id: '`model` dari [agen WhatsApp](/docs/api/wa-agent/agents/create-agent) adalah `standard`, `fast`, atau `advanced`; nilai lain menghasilkan `validation_failed`.',
        },
        {
          en: 'The [SDKs](/docs/sdks/overview) are released as 1.5.0. They accept a client key (`clientKey`, `client_key`) and a base URL, verify webhooks and iterate over lists.',
          id: '[SDK](/docs/sdks/overview) dirilis sebagai 1.5.0. SDK menerima client key (`clientKey`, `client_key`) dan base URL, memverifikasi webhook, dan menelusuri daftar dengan perulangan.',
        },
      ],
    },
  },
  {
    version: '1.4.0',
    date: '2026-09-01',
    entries: {
      added: [
        {
          en: 'WhatsApp insights, ten operations: a [dashboard](/docs/api/wa-agent/insight/get-insights-dashboard), the values of [an agent](/docs/api/wa-agent/insight/get-agent-data) and of [a conversation](/docs/api/wa-agent/insight/get-conversation-data), the [available fields](/docs/api/wa-agent/insight/get-available-fields) and those of [a collection](/docs/api/wa-agent/insight/get-collection-fields), analytics [for one field](/docs/api/wa-agent/insight/get-field-analytics) and [over time](/docs/api/wa-agent/insight/get-temporal-analytics), [conversation patterns](/docs/api/wa-agent/insight/get-conversation-patterns), and a [summary](/docs/api/wa-agent/insight/get-extraction-summary) and the [performance](/docs/api/wa-agent/insight/get-extraction-performance) of the extraction. A query spans at most 92 days.',
          id: 'Insight WhatsApp, sepuluh operasi: [dashboard](/docs/api/wa-agent/insight/get-insights-dashboard), nilai dari [satu agen](/docs/api/wa-agent/insight/get-agent-data) dan [satu percakapan](/docs/api/wa-agent/insight/get-conversation-data), [field yang tersedia](/docs/api/wa-agent/insight/get-available-fields) dan field [satu koleksi](/docs/api/wa-agent/insight/get-collection-fields), analitik [untuk satu field](/docs/api/wa-agent/insight/get-field-analytics) dan [menurut waktu](/docs/api/wa-agent/insight/get-temporal-analytics), [pola percakapan](/docs/api/wa-agent/insight/get-conversation-patterns), serta [ringkasan](/docs/api/wa-agent/insight/get-extraction-summary) dan [performa](/docs/api/wa-agent/insight/get-extraction-performance) ekstraksi. Satu kueri mencakup paling lama 92 hari.',
        },
        {
          en: '[Event streaming](/docs/api/streaming) with server-sent events. `Last-Event-ID` resumes after a lost connection.',
          id: '[Streaming event](/docs/api/streaming) dengan server-sent events. `Last-Event-ID` melanjutkan stream setelah koneksi terputus.',
        },
        {
          en: '[Bulk actions](/docs/api/wa-agent/inbox/bulk-actions) in the inbox, for up to 100 conversations in one call.',
          id: '[Tindakan massal](/docs/api/wa-agent/inbox/bulk-actions) di inbox, untuk paling banyak 100 percakapan dalam satu panggilan.',
        },
      ],
      changed: [
        {
          en: 'The [inbox](/docs/api/wa-agent/websockets/inbox-websocket) and other sockets resume with `last_event_id` for 5 minutes. Clients that do not send it are not affected.',
          id: 'Socket [inbox](/docs/api/wa-agent/websockets/inbox-websocket) dan socket lainnya dapat dilanjutkan dengan `last_event_id` dalam 5 menit setelah terputus. Klien yang tidak mengirimnya tidak terpengaruh.',
        },
        {
          en: 'The [SDKs](/docs/sdks/overview) are released as 1.4.0; `face.match` now calls face matching v2.',
          id: '[SDK](/docs/sdks/overview) dirilis sebagai 1.4.0; `face.match` kini memanggil pencocokan wajah v2.',
        },
        {
          en: 'The 200 and 422 responses of deprecated operations contain the `Deprecation` and `Sunset` headers.',
          id: 'Response 200 dan 422 dari operasi yang akan dihentikan memuat header `Deprecation` dan `Sunset`.',
        },
      ],
      deprecated: [
        {
          en: '[Face matching v1](/docs/api/endpoints/face-matching), `POST /v1/face/match`. It keeps working for at least 12 months from this release, that is, until 1 September 2027 or later. The `Sunset` header of its responses contains the date. [How to move to v2](/docs/get-started/changelog#move-from-face-matching-v1-to-v2)',
          id: '[Pencocokan wajah v1](/docs/api/endpoints/face-matching), `POST /v1/face/match`. Operasi ini tetap berfungsi setidaknya 12 bulan sejak rilis ini, yaitu sampai 1 September 2027 atau sesudahnya. Header `Sunset` pada response-nya memuat tanggal itu. [Cara beralih ke v2](/docs/get-started/changelog#move-from-face-matching-v1-to-v2)',
        },
      ],
    },
  },
  {
    version: '1.3.0',
    date: '2026-03-24',
    entries: {
      added: [
        {
          en: '[Face matching v2](/docs/api/endpoints/face-matching-v2), `POST /v2/face/match`: one `reference` against up to five `candidates`, a `threshold` of your own and a report on image quality.',
          id: '[Pencocokan wajah v2](/docs/api/endpoints/face-matching-v2), `POST /v2/face/match`: satu `reference` dibandingkan dengan paling banyak lima `candidates`, `threshold` pilihan Anda sendiri, dan laporan tentang kualitas foto.',
        },
        {
          en: '[Direct payments](/docs/api/reseller/direct-payment) for resellers, by `bank_transfer`, `qris` or `card_token`.',
          id: '[Pembayaran langsung](/docs/api/reseller/direct-payment) untuk reseller, dengan `bank_transfer`, `qris`, atau `card_token`.',
        },
        {
          en: '`mrz` in the [OCR](/docs/api/endpoints/ocr) response, for passports.',
          id: '`mrz` dalam response [OCR](/docs/api/endpoints/ocr), untuk paspor.',
        },
      ],
    },
  },
  {
    version: '1.2.0',
    date: '2025-10-07',
    entries: {
      added: [
        {
          en: 'The [WhatsApp agent API](/docs/api/wa-agent/overview): accounts, agents, contacts, broadcasts, files, inbox, knowledge base and messages.',
          id: '[API agen WhatsApp](/docs/api/wa-agent/overview): akun, agen, kontak, broadcast, file, inbox, basis pengetahuan, dan pesan.',
        },
        {
          en: '[Webhook tools](/docs/api/wa-agent/webhooks/create-webhook-tool): calls that an agent makes to your server during a conversation, signed like every webhook.',
          id: '[Webhook tool](/docs/api/wa-agent/webhooks/create-webhook-tool): panggilan yang dilakukan agen ke server Anda selama percakapan, ditandatangani seperti setiap webhook.',
        },
        {
          en: 'Sockets for [conversations](/docs/api/wa-agent/websockets/conversations-websocket), the [inbox](/docs/api/wa-agent/websockets/inbox-websocket) and the [status](/docs/api/wa-agent/websockets/status-websocket) of accounts and agents.',
          id: 'Socket untuk [percakapan](/docs/api/wa-agent/websockets/conversations-websocket), [inbox](/docs/api/wa-agent/websockets/inbox-websocket), dan [status](/docs/api/wa-agent/websockets/status-websocket) akun serta agen.',
        },
        {
          en: 'The events `wa.message.received`, `wa.account.status_changed` and `wa.broadcast.finished`.',
          id: 'Event `wa.message.received`, `wa.account.status_changed`, dan `wa.broadcast.finished`.',
        },
      ],
      changed: [
        {
          en: 'Every list accepts `limit` from 1 to 100, with 20 as the default, and returns `data`, `has_more` and `next_cursor`.',
          id: 'Setiap daftar menerima `limit` dari 1 sampai 100, dengan nilai default 20, dan mengembalikan `data`, `has_more`, serta `next_cursor`.',
        },
      ],
    },
  },
  {
    version: '1.1.0',
    date: '2025-06-17',
    entries: {
      added: [
        {
          en: '[Widget sessions](/docs/api/endpoints/widget-embed) and the widget, with the events `widget.session.completed` and `widget.session.expired`.',
          id: '[Sesi widget](/docs/api/endpoints/widget-embed) dan widget, dengan event `widget.session.completed` dan `widget.session.expired`.',
        },
        {
          en: '[Hand detection](/docs/api/endpoints/hand-detection) and the liveness challenge `show_hand`.',
          id: '[Deteksi tangan](/docs/api/endpoints/hand-detection) dan tantangan liveness `show_hand`.',
        },
        {
          en: 'The [reseller API](/docs/api/reseller/clients-registration): clients, client keys, subscriptions and hosted payments.',
          id: '[API reseller](/docs/api/reseller/clients-registration): klien, client key, langganan, dan pembayaran dengan halaman checkout.',
        },
      ],
      changed: [
        {
          en: '`Idempotency-Key` is accepted by every POST that creates something, and is remembered for 24 hours.',
          id: '`Idempotency-Key` diterima oleh setiap POST yang membuat sesuatu, dan diingat selama 24 jam.',
        },
      ],
    },
  },
  {
    version: '1.0.0',
    date: '2025-03-11',
    entries: {
      added: [
        {
          en: '[Face detection](/docs/api/endpoints/face-detection), face matching v1, [liveness validation](/docs/api/endpoints/liveness-validation) and [OCR](/docs/api/endpoints/ocr).',
          id: '[Deteksi wajah](/docs/api/endpoints/face-detection), pencocokan wajah v1, [validasi liveness](/docs/api/endpoints/liveness-validation), dan [OCR](/docs/api/endpoints/ocr).',
        },
        {
          en: '[Events](/docs/api/endpoints/events) and signed webhooks.',
          id: '[Event](/docs/api/endpoints/events) dan webhook yang ditandatangani.',
        },
        {
          en: 'Errors as `application/problem+json`, with `code` and `request_id`.',
          id: 'Error sebagai `application/problem+json`, dengan `code` dan `request_id`.',
        },
      ],
    },
  },
];
