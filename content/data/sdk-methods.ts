import type { LocalizedText } from '../../lib/i18n/localized-text';
import { type SdkCall, sdkCalls } from './sdk-calls';
import type { SdkId } from './sdk-versions';

/** A method in one language: how it is declared, and a call of it with its result. */
interface MethodCode {
  signature: string;
  example: string;
}

type CodeLanguage = 'javascript' | 'python' | 'kotlin' | 'swift';

interface Method extends SdkCall {
  /** The page that explains it. */
  page: string;
  /** What a session has to include for its token to allow the call; without one, the method needs an API key. */
  check?: 'document' | 'liveness' | 'face_match';
  /** Kotlin and Swift have the methods that a session token allows. */
  code: { javascript: MethodCode; python: MethodCode; kotlin?: MethodCode; swift?: MethodCode };
}

/** A method that calls one operation: parameters, result and errors are those of the contract. */
export interface OperationMethod extends Method {
  operation: keyof typeof sdkCalls;
  /** Texts of parameters, by their names in the contract, where those of the contract speak of the HTTP request. */
  parameters?: Readonly<Record<string, LocalizedText>>;
}

/** A method that is no operation of the contract. Texts are inline Markdown; names are those of JavaScript. */
export interface OwnMethod extends Method {
  /** The title of `page`. */
  title: LocalizedText;
  about: LocalizedText;
  parameters: Readonly<Record<string, LocalizedText>>;
  returns: LocalizedText;
  errors: readonly string[];
}

export type SdkMethod = OperationMethod | OwnMethod;

/** The code that the page of an SDK shows; `isApp` for SDKs that have nothing but a session token. */
export const sdkCode = {
  javascript: { code: 'javascript', lang: 'ts', isApp: false },
  react: { code: 'javascript', lang: 'ts', isApp: true },
  python: { code: 'python', lang: 'python', isApp: false },
  android: { code: 'kotlin', lang: 'kotlin', isApp: true },
  ios: { code: 'swift', lang: 'swift', isApp: true },
} as const satisfies Record<SdkId, { code: CodeLanguage; lang: string; isApp: boolean }>;

const image = { en: 'The image to look at.', id: 'Gambar yang diperiksa.' };

const faceDetect: OperationMethod = {
  operation: 'detectFaces',
  ...sdkCalls.detectFaces,
  page: '/docs/api/endpoints/face-detection',
  parameters: { image },
  code: {
    javascript: {
      signature: 'detect(fields: { image: ImageInput }, options?: CallOptions): Promise<FaceDetection>',
      example: `const { faces } = await client.face.detect({ image });
console.log(faces.length, faces[0]?.quality);`,
    },
    python: {
      signature: 'def detect(*, image: ImageInput, **options: Unpack[CallOptions]) -> FaceDetection: ...',
      example: `faces = client.face.detect(image=image).faces
print(len(faces), [face.quality for face in faces])`,
    },
  },
};

const faceMatch: OperationMethod = {
  operation: 'matchFacesV2',
  ...sdkCalls.matchFacesV2,
  page: '/docs/api/endpoints/face-matching-v2',
  check: 'face_match',
  code: {
    javascript: {
      signature: `match(
  fields: {
    reference: ImageInput;
    candidates: ImageInput[];
    threshold?: number;
  },
  options?: CallOptions,
): Promise<FaceMatchV2>`,
      example: `const match = await client.face.match({ reference, candidates: [selfie] });
console.log(match.results[0].matched, match.results[0].score);`,
    },
    python: {
      signature: `def match(
    *,
    reference: ImageInput,
    candidates: list[ImageInput],
    threshold: float = 0.8,
    **options: Unpack[CallOptions],
) -> FaceMatchV2: ...`,
      example: `match = client.face.match(reference=reference, candidates=[selfie])
print(match.results[0].matched, match.results[0].score)`,
    },
    kotlin: {
      signature: `suspend fun match(
    reference: ImageInput,
    candidates: List<ImageInput>,
    threshold: Double = 0.8,
): FaceMatchV2`,
      example: `val match = client.face.match(reference = portrait, candidates = listOf(selfie))
val isSame = match.results.first().matched`,
    },
    swift: {
      signature: `func match(
    reference: ImageInput,
    candidates: [ImageInput],
    threshold: Double = 0.8
) async throws -> FaceMatchV2`,
      example: `let match = try await client.face.match(reference: portrait, candidates: [selfie])
let isSame = match.results[0].matched`,
    },
  },
};

const livenessValidate: OperationMethod = {
  operation: 'validateLiveness',
  ...sdkCalls.validateLiveness,
  page: '/docs/api/endpoints/liveness-validation',
  parameters: {
    mode: {
      en: 'Passive: the user only looks into the camera, with a `selfie` or `frames`. Active: the user follows a `challenge`, with `frames`.',
      id: 'Pasif: pengguna cukup melihat ke kamera, dengan `selfie` atau `frames`. Aktif: pengguna mengikuti `challenge`, dengan `frames`.',
    },
  },
  check: 'liveness',
  code: {
    javascript: {
      signature: `validate(
  fields: {
    mode: 'passive' | 'active';
    selfie?: ImageInput;
    frames?: ImageInput[];
    challenge?: 'turn_left' | 'turn_right' | 'blink' | 'show_hand';
    threshold?: number;
  },
  options?: CallOptions,
): Promise<Liveness>`,
      example: `const result = await client.liveness.validate({
  mode: 'active',
  challenge: 'blink',
  frames,
});
console.log(result.passed, result.reasons);`,
    },
    python: {
      signature: `def validate(
    *,
    mode: Literal["passive", "active"],
    selfie: ImageInput | None = None,
    frames: list[ImageInput] | None = None,
    challenge: Literal["turn_left", "turn_right", "blink", "show_hand"] | None = None,
    threshold: float = 0.85,
    **options: Unpack[CallOptions],
) -> Liveness: ...`,
      example: `result = client.liveness.validate(mode="active", challenge="blink", frames=frames)
print(result.passed, result.reasons)`,
    },
    kotlin: {
      signature: `suspend fun validate(
    mode: LivenessMode,
    selfie: ImageInput? = null,
    frames: List<ImageInput>? = null,
    challenge: LivenessChallenge? = null,
    threshold: Double = 0.85,
): Liveness`,
      example: `val result = client.liveness.validate(mode = LivenessMode.PASSIVE, selfie = selfie)
val reasons = result.reasons`,
    },
    swift: {
      signature: `func validate(
    mode: LivenessMode,
    selfie: ImageInput? = nil,
    frames: [ImageInput]? = nil,
    challenge: LivenessChallenge? = nil,
    threshold: Double = 0.85
) async throws -> Liveness`,
      example: `let result = try await client.liveness.validate(mode: .passive, selfie: selfie)
let reasons = result.reasons`,
    },
  },
};

const handDetect: OperationMethod = {
  operation: 'detectHands',
  ...sdkCalls.detectHands,
  page: '/docs/api/endpoints/hand-detection',
  parameters: { image },
  code: {
    javascript: {
      signature: 'detect(fields: { image: ImageInput }, options?: CallOptions): Promise<HandDetection>',
      example: `const { hands } = await client.hand.detect({ image });
console.log(hands[0]?.side, hands[0]?.fingersExtended);`,
    },
    python: {
      signature: 'def detect(*, image: ImageInput, **options: Unpack[CallOptions]) -> HandDetection: ...',
      example: `hands = client.hand.detect(image=image).hands
print([(hand.side, hand.fingers_extended) for hand in hands])`,
    },
  },
};

const ocrRead: OperationMethod = {
  operation: 'readDocument',
  ...sdkCalls.readDocument,
  page: '/docs/api/endpoints/ocr',
  check: 'document',
  code: {
    javascript: {
      signature: `read(
  fields: {
    image: ImageInput;
    documentType: 'id_ktp' | 'id_sim' | 'id_npwp' | 'passport' | 'auto';
  },
  options?: CallOptions,
): Promise<DocumentReading>`,
      example: `const document = await client.ocr.read({ documentType: 'id_ktp', image });
console.log(document.fields.nik?.value, document.fields.nik?.confidence);`,
    },
    python: {
      signature: `def read(
    *,
    image: ImageInput,
    document_type: Literal["id_ktp", "id_sim", "id_npwp", "passport", "auto"],
    **options: Unpack[CallOptions],
) -> DocumentReading: ...`,
      example: `document = client.ocr.read(document_type="id_ktp", image=image)
for name, field in document.fields.items():
    print(name, field.value, field.confidence)`,
    },
    kotlin: {
      signature: `suspend fun read(
    image: ImageInput,
    documentType: DocumentType,
): DocumentReading`,
      example: `val document = client.ocr.read(image = photo, documentType = DocumentType.ID_KTP)
val nik = document.fields["nik"]?.value`,
    },
    swift: {
      signature: `func read(
    image: ImageInput,
    documentType: DocumentType
) async throws -> DocumentReading`,
      example: `let document = try await client.ocr.read(image: photo, documentType: .idKTP)
let nik = document.fields["nik"]?.value`,
    },
  },
};

const widgetCreateSession: OperationMethod = {
  operation: 'createWidgetSession',
  ...sdkCalls.createWidgetSession,
  page: '/docs/api/endpoints/widget-embed',
  code: {
    javascript: {
      signature: `createSession(
  fields: {
    checks: ('document' | 'liveness' | 'face_match')[];
    language?: 'en' | 'id';
    externalId?: string;
  },
  options?: CallOptions,
): Promise<WidgetSession>`,
      example: `const session = await client.widget.createSession(
  { checks: ['document', 'liveness', 'face_match'], externalId: 'user-4711' },
  { idempotencyKey: 'user-4711-attempt-1' },
);
console.log(session.id, session.expiresAt);`,
    },
    python: {
      signature: `def create_session(
    *,
    checks: list[Literal["document", "liveness", "face_match"]],
    language: Literal["en", "id"] | None = None,
    external_id: str | None = None,
    **options: Unpack[CallOptions],
) -> WidgetSession: ...`,
      example: `session = client.widget.create_session(
    checks=["document", "liveness", "face_match"],
    external_id="user-4711",
    idempotency_key="user-4711-attempt-1",
)
print(session.id, session.expires_at)`,
    },
  },
};

const virtualAgentCreateSession: OwnMethod = {
  call: 'virtualAgent.createSession',
  page: '/docs/virtual-agent/customization/authentication',
  title: { en: 'Authentication of virtual agents', id: 'Autentikasi agen virtual' },
  about: {
    en: 'Creates a session of a virtual agent for a user who is signed in to your site. With a test key, the token opens no conversation.',
    id: 'Membuat sesi agen virtual untuk pengguna yang sudah login di situs Anda. Dengan test key, token tidak membuka percakapan.',
  },
  parameters: {
    agentId: { en: 'The id of the virtual agent.', id: 'Id agen virtual.' },
    user: {
      en: 'Your own `id` of the user and, if you like, a `name` and `attributes`. Take all of it from your own session.',
      id: '`id` pengguna di sistem Anda dan, jika perlu, `name` serta `attributes`. Ambil semuanya dari sesi di server Anda sendiri.',
    },
  },
  returns: {
    en: '`VirtualAgentSession`: `token`, which is valid for 15 minutes.',
    id: '`VirtualAgentSession`: `token`, yang berlaku 15 menit.',
  },
  errors: ['quota_exceeded'],
  code: {
    javascript: {
      signature: `createSession(
  fields: {
    agentId: string;
    user: {
      id: string;
      name?: string;
      attributes?: Record<string, string | number | boolean>;
    };
  },
  options?: CallOptions,
): Promise<VirtualAgentSession>`,
      example: `const session = await client.virtualAgent.createSession({
  agentId,
  user: { id: 'user-4711' },
});
console.log(session.token);`,
    },
    python: {
      signature: `def create_session(
    *,
    agent_id: str,
    user: VirtualAgentUser,
    **options: Unpack[CallOptions],
) -> VirtualAgentSession: ...`,
      example: `session = client.virtual_agent.create_session(
    agent_id=agent_id,
    user={"id": "user-4711"},
)
print(session.token)`,
    },
  },
};

const eventsList: OperationMethod = {
  operation: 'listEvents',
  ...sdkCalls.listEvents,
  page: '/docs/api/endpoints/events',
  code: {
    javascript: {
      signature: `list(
  filter?: { type?: string; limit?: number },
  options?: CallOptions,
): AsyncIterable<Event>`,
      example: `for await (const event of client.events.list({ type: 'widget.session.completed' })) {
  console.log(event.id, event.createdAt);
}`,
    },
    python: {
      signature: `def list(
    *,
    type: str | None = None,
    limit: int | None = None,
    **options: Unpack[CallOptions],
) -> Iterator[Event]: ...`,
      example: `for event in client.events.list(type="widget.session.completed"):
    print(event.id, event.created_at)`,
    },
  },
};

const usageGet: OperationMethod = {
  operation: 'getUsage',
  ...sdkCalls.getUsage,
  page: '/docs/api/endpoints/get-usage',
  code: {
    javascript: {
      signature: 'get(options?: CallOptions): Promise<Usage>',
      example: `const { verifications } = await client.usage.get();
console.log(verifications.used, verifications.included);`,
    },
    python: {
      signature: 'def get(**options: Unpack[CallOptions]) -> Usage: ...',
      example: `usage = client.usage.get()
print(usage.verifications.used, usage.verifications.included)`,
    },
  },
};

const webhooksVerify: OwnMethod = {
  call: 'webhooks.verify',
  page: '/docs/developer-guides/webhooks#verify',
  title: { en: 'Verify the signature', id: 'Verifikasi signature' },
  about: {
    en: 'Verifies the signature of a webhook and returns its event. It makes no request.',
    id: 'Memverifikasi signature sebuah webhook dan mengembalikan event-nya. Metode ini tidak mengirim request.',
  },
  parameters: {
    body: {
      en: 'The raw body of the request, before any parser has changed it.',
      id: 'Body mentah dari request, sebelum diubah oleh parser apa pun.',
    },
    headers: {
      en: 'The headers of the request, of which three are read: `webhook-id`, `webhook-timestamp` and `webhook-signature`.',
      id: 'Header request. Yang dibaca adalah `webhook-id`, `webhook-timestamp`, dan `webhook-signature`.',
    },
    secret: {
      en: 'The secret of the endpoint, which begins with `whsec_`. Test and live mode have a secret each.',
      id: 'Secret endpoint, yang diawali `whsec_`. Mode test dan live masing-masing punya secret sendiri.',
    },
  },
  returns: {
    en: '`Event`, with names as in every other result. Check its `mode` before you act on it.',
    id: '`Event`, dengan nama field seperti pada hasil lainnya. Periksa `mode`-nya sebelum Anda memprosesnya.',
  },
  errors: [],
  code: {
    javascript: {
      signature: `verify(
  body: string | Uint8Array,
  headers: Headers | Record<string, string | string[] | undefined>,
  secret: string,
): Event`,
      example: `const event = client.webhooks.verify(body, headers, process.env.AGENT_WEBHOOK_SECRET);
console.log(event.mode, event.type);`,
    },
    python: {
      signature: 'def verify(body: bytes | str, headers: Mapping[str, str], secret: str) -> Event: ...',
      example: `event = client.webhooks.verify(body, headers, os.environ["AGENT_WEBHOOK_SECRET"])
print(event.mode, event.type)`,
    },
  },
};

/** The methods of the SDKs, in the order in which pages list them; everything else goes through `client.request` and `client.list`. */
export const sdkMethods: readonly SdkMethod[] = [
  faceDetect,
  faceMatch,
  livenessValidate,
  handDetect,
  ocrRead,
  widgetCreateSession,
  virtualAgentCreateSession,
  eventsList,
  usageGet,
  webhooksVerify,
];
