import { env } from '../../lib/config/env';

/** The call that the home page shows, in three languages, with its answer. Figures are examples. */
export const firstCall = {
  samples: [
    {
      name: 'cURL',
      lang: 'bash',
      code: `curl ${env.NEXT_PUBLIC_API_URL}/v2/face/match \\
  -H "Authorization: Bearer $AGENT_API_KEY" \\
  -F reference=@ktp.jpg \\
  -F candidates=@selfie.jpg \\
  -F threshold=0.80`,
    },
    {
      name: 'TypeScript',
      lang: 'ts',
      code: `import { readFile } from 'node:fs/promises';
import { AgentClient } from '@agent-example/sdk';

const client = new AgentClient({ apiKey: process.env.AGENT_API_KEY });

const { results } = await client.face.match({
  reference: await readFile('ktp.jpg'),
  candidates: [await readFile('selfie.jpg')],
});`,
    },
    {
      name: 'Python',
      lang: 'python',
      code: `import os
from pathlib import Path

from agent_example import AgentClient

client = AgentClient(api_key=os.environ["AGENT_API_KEY"])

match = client.face.match(
    reference=Path("ktp.jpg"),
    candidates=[Path("selfie.jpg")],
)`,
    },
  ],
  response: `{
  "threshold": 0.8,
  "reference": { "quality": 0.91 },
  "results": [
    {
      "index": 0,
      "score": 0.94,
      "matched": true,
      "quality": 0.93
    }
  ]
}`,
} as const;
