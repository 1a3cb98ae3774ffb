import { agentEditor, publishing, virtualAgent } from './agents';
import type { Screen } from './define-screen';
import { apiKeys, webhooks } from './developers';
import { handover } from './handover';
import { conversation, inbox } from './inbox';
import { members, plan, usage } from './settings';
import { voiceCall } from './voice';
import { broadcast, templates } from './whatsapp';
import { widgetStates } from './widget';

/** Every screen that a page can show, by its id. */
export const screens = {
  'api-keys': apiKeys,
  webhooks,
  templates,
  members,
  usage,
  plan,
  'agent-editor': agentEditor,
  publishing,
  inbox,
  conversation,
  'widget-states': widgetStates,
  'virtual-agent': virtualAgent,
  handover,
  'voice-call': voiceCall,
  broadcast,
} as const satisfies Record<string, Screen>;
