import {
  Bot,
  Braces,
  CameraOff,
  Check,
  CheckCheck,
  ChevronDown,
  Inbox,
  MessageCircle,
  MessagesSquare,
  MicOff,
  Phone,
  PhoneForwarded,
  PhoneOff,
  Plus,
  Search,
  SendHorizontal,
  Settings,
  Sparkles,
  UserRound,
  Wrench,
  X,
} from 'lucide';
import { createElement, type ReactNode } from 'react';
import { createIcon } from '@/components/ui/icons';

/** The icons of the drawn product, by what they stand for. */
const icons = {
  inbox: createIcon(Inbox),
  conversations: createIcon(MessagesSquare),
  virtual: createIcon(Bot),
  voice: createIcon(Phone),
  whatsapp: createIcon(MessageCircle),
  developers: createIcon(Braces),
  settings: createIcon(Settings),
  add: createIcon(Plus),
  agent: createIcon(Sparkles),
  cameraOff: createIcon(CameraOff),
  check: createIcon(Check),
  read: createIcon(CheckCheck),
  open: createIcon(ChevronDown),
  person: createIcon(UserRound),
  mute: createIcon(MicOff),
  transfer: createIcon(PhoneForwarded),
  hangUp: createIcon(PhoneOff),
  search: createIcon(Search),
  send: createIcon(SendHorizontal),
  tool: createIcon(Wrench),
  close: createIcon(X),
};

export type IconName = keyof typeof icons;

export function Icon({ name }: { name: IconName }) {
  return createElement(icons[name]);
}

/** Status that colours badges, bars and notes. */
export type Tone = 'good' | 'warn' | 'bad' | 'plain' | 'accent' | 'light' | 'none';

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`sc-badge sc-${tone}`}>{children}</span>;
}

interface ButtonProps {
  primary?: boolean;
  icon?: IconName;
  children: ReactNode;
}

/** Draws a button. */
export function Button({ primary, icon, children }: ButtonProps) {
  return (
    <span className={primary ? 'sc-button sc-primary' : 'sc-button'}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** Draws bars in place of text that does not matter. Their widths, in percent, have to differ. */
export function Lines({ widths }: { widths: readonly number[] }) {
  return (
    <span className="sc-lines">
      {widths.map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}

/** Draws a circle with a person's initials or an icon. */
export function Avatar({ children }: { children: ReactNode }) {
  return <span className="sc-avatar">{children}</span>;
}

/** Draws a person in a list. */
function Person({ name, detail }: { name: string; detail: string }) {
  const initials = name.replaceAll(/(?<=\S)\S*\s*/g, '').slice(0, 2);
  return (
    <span className="sc-who">
      <Avatar>{initials}</Avatar>
      <Name detail={detail}>{name}</Name>
    </span>
  );
}

/** Draws one bar of several parts, with shares in percent. */
export function Bar({ parts }: { parts: readonly { share: number; tone?: Tone }[] }) {
  return (
    <span className="sc-bar">
      {parts.map(({ share, tone = 'accent' }) => (
        <i key={tone} className={`sc-${tone}`} style={{ width: `${share}%` }} />
      ))}
    </span>
  );
}

/** Draws a field of a form with its label. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sc-field">
      <b>{label}</b>
      <div className="sc-input">{children}</div>
    </div>
  );
}

/** Content of a table's cell: text, or one of the drawn parts. */
type Cell =
  | string
  | number
  | { badge: string; tone?: Tone }
  | { button: string }
  | { code: string }
  | { name: string; detail: ReactNode }
  | { person: string; detail: string };

function toContent(cell: Cell): ReactNode {
  if (typeof cell !== 'object') return cell;
  if ('badge' in cell) return <Badge tone={cell.tone ?? 'plain'}>{cell.badge}</Badge>;
  if ('button' in cell) return <Button>{cell.button}</Button>;
  if ('code' in cell) return <code>{cell.code}</code>;
  if ('person' in cell) return <Person name={cell.person} detail={cell.detail} />;
  return <Name detail={cell.detail}>{cell.name}</Name>;
}

/** Draws a table. Narrow screens leave out its columns from the third on, but for one without a head. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly Cell[])[] }) {
  const toRow = (cells: readonly Cell[], index: number) => (
    <tr key={index}>
      {cells.map((cell, column) => (
        <td key={head[column]} className={head[column] ? undefined : 'sc-end'}>
          {toContent(cell)}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="sc-table">
      <thead>{toRow(head, 0)}</thead>
      <tbody>{rows.map(toRow)}</tbody>
    </table>
  );
}

/** Draws a name with a second line in small letters. */
export function Name({ children, detail }: { children: ReactNode; detail: ReactNode }) {
  return (
    <span className="sc-name">
      <b>{children}</b>
      <small>{detail}</small>
    </span>
  );
}

interface BubbleProps {
  /** True for messages of the side whose screen this is. */
  own?: boolean;
  /** Its author and its time. */
  meta?: ReactNode;
  read?: boolean;
  children: ReactNode;
}

/** Draws a message of a conversation. */
export function Bubble({ own, meta, read, children }: BubbleProps) {
  return (
    <div className={own ? 'sc-bubble sc-own' : 'sc-bubble'}>
      {children}
      {meta && (
        <small>
          {meta}
          {read && <Icon name="read" />}
        </small>
      )}
    </div>
  );
}

/** Draws an event between the messages of a conversation. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className="sc-notice">{children}</div>;
}

/** Draws the field at the end of a conversation. */
export function Composer({ children }: { children: ReactNode }) {
  return (
    <div className="sc-composer">
      <span>{children}</span>
      <Icon name="send" />
    </div>
  );
}
