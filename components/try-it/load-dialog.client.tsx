import type { SandboxChannel, SandboxOperation } from 'openapi-sandbox';
import type { ComponentType, ReactNode } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import type { LocaleCode } from '@/lib/i18n/locales';
import { DialogFrame } from './dialog-frame.client';
import { loadTryItTexts } from './load-texts';
import { loadTryItData } from './session';
import './try-it.css';

export interface TryItProps {
  /** Of the operation or the channel. */
  id: string;
  code: LocaleCode;
  /** URL of the real API. */
  apiUrl: string;
}

type Dialog = ComponentType<{ onClose: () => void }>;

interface Panel {
  method: string;
  path: string;
  content: ReactNode;
}

/** The operation whose call hands out tickets for sockets; its key is that of every operation. */
const ticketOperation = 'createSocketTicket';

/**
 * Loads what the dialog of an operation or a channel shows.
 * @throws Error that says what could not be loaded
 */
export async function loadDialog(props: TryItProps, isChannel = false): Promise<Dialog> {
  const [texts, { method, path, content }] = await Promise.all([
    loadTryItTexts(props.code),
    isChannel ? loadChannel(props) : loadOperation(props),
  ]);
  return ({ onClose }) => (
    <DialogFrame title={texts.title} target={`${method.toUpperCase()} ${path}`} close={texts.close} onClose={onClose}>
      {content}
    </DialogFrame>
  );
}

/**
 * Loads the dialog that puts the reader's key into every sample.
 * @throws Error that says what could not be loaded
 */
export async function loadKeyDialog(code: LocaleCode): Promise<Dialog> {
  const [texts, operation, { KeyPanel }] = await Promise.all([
    loadTryItTexts(code),
    loadTryItData<SandboxOperation>(ticketOperation, code),
    loadPart('dialog', () => import('./key-fields.client')),
  ]);
  return ({ onClose }) => (
    <DialogFrame title={texts.useKey} close={texts.close} onClose={onClose}>
      <KeyPanel operation={operation} texts={texts} />
    </DialogFrame>
  );
}

async function loadOperation({ id, code, apiUrl }: TryItProps): Promise<Panel> {
  const [texts, operation, { OperationPanel }] = await Promise.all([
    loadTryItTexts(code),
    loadTryItData<SandboxOperation>(id, code),
    loadPart('dialog', () => import('./operation-panel.client')),
  ]);
  return { ...operation, content: <OperationPanel operation={operation} apiUrl={apiUrl} texts={texts} /> };
}

async function loadChannel({ id, code, apiUrl }: TryItProps): Promise<Panel> {
  const [texts, channel, tickets, { ChannelPanel }] = await Promise.all([
    loadTryItTexts(code),
    loadTryItData<SandboxChannel>(id, code),
    loadTryItData<SandboxOperation>(ticketOperation, code),
    loadPart('dialog', () => import('./channel-panel.client')),
  ]);
  const content = <ChannelPanel channel={channel} tickets={tickets} apiUrl={apiUrl} texts={texts} />;
  return { method: 'wss', path: channel.path, content };
}
