import type { ReactNode } from 'react';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import type { LocalizedText } from '@/lib/i18n/localized-text';
import { Avatar, Bubble, Composer, Icon, type IconName, Lines, Name } from './kit';

/** The workspace of every example. */
const workspace: LocalizedText = { en: 'Example shop', id: 'Toko Contoh' };

interface MenuEntry {
  label: string;
  icon: IconName;
  /** Entries below it, which are shown while one of them is open. */
  entries?: readonly string[];
}

/** The side menu of the dashboard, in English in every language. */
const menu = [
  { label: 'Inbox', icon: 'inbox' },
  { label: 'Conversations', icon: 'conversations' },
  { label: 'Virtual agents', icon: 'virtual' },
  { label: 'Voice agents', icon: 'voice' },
  {
    label: 'WhatsApp',
    icon: 'whatsapp',
    entries: ['Accounts', 'Agents', 'Templates', 'Contacts', 'Broadcasts', 'Imports'],
  },
  { label: 'Developers', icon: 'developers', entries: ['API keys', 'Webhooks'] },
  {
    label: 'Settings',
    icon: 'settings',
    entries: ['Members', 'Usage', 'Plan', 'Data retention', 'Access log', 'Region'],
  },
] as const satisfies readonly MenuEntry[];

type MenuItem = (typeof menu)[number];
type MenuPath =
  | MenuItem['label']
  | `${MenuItem['label']}/${Extract<MenuItem, { entries: unknown }>['entries'][number]}`;

interface DashboardProps {
  /** The open entry of the menu, as `group/entry` or `entry`. */
  path: MenuPath;
  locale: Locale;
  /** The open page: the entry itself, or one agent or conversation in it. */
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** Lets the content go from edge to edge. */
  full?: boolean;
  children: ReactNode;
}

/** Draws a page of the dashboard in its window, with the menu beside it where there is room. */
export function Dashboard({ path, locale, title, text, actions, full, children }: DashboardProps) {
  const [group, open] = path.split('/');
  const name = getLocalized(workspace, locale);
  return (
    <div className="sc-window sc-dashboard">
      <div className="sc-menu">
        <div className="sc-workspace">
          <Avatar>{name[0]}</Avatar>
          <b>{name}</b>
          <Icon name="open" />
        </div>
        {menu.map(({ label, icon, ...entry }) => (
          <div key={label}>
            <span className={label === path ? 'sc-entry sc-current' : 'sc-entry'}>
              <Icon name={icon} />
              {label}
            </span>
            {label === group &&
              'entries' in entry &&
              entry.entries.map((name) => (
                <span key={name} className={name === open ? 'sc-entry sc-sub sc-current' : 'sc-entry sc-sub'}>
                  {name}
                </span>
              ))}
          </div>
        ))}
      </div>
      <div className={full ? 'sc-page sc-full' : 'sc-page'}>
        <div className="sc-head">
          <span className="sc-name">
            <small className="sc-path">{path.replace('/', ' → ')}</small>
            <b>{title}</b>
            {text && <small>{text}</small>}
          </span>
          {actions && <span className="sc-tags">{actions}</span>}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Draws a page of the customer's site in a browser, with bars in place of its text. */
export function Browser({ url, children }: { url: string; children: ReactNode }) {
  return (
    <div className="sc-window">
      <div className="sc-address">
        <i />
        <i />
        <i />
        <span>{url}</span>
      </div>
      <div className="sc-site">
        <Lines widths={[38]} />
        <Lines widths={[72, 88, 80, 46]} />
        <div className="sc-tiles">
          <i />
          <i />
          <i />
        </div>
        <Lines widths={[90, 84, 61]} />
      </div>
      {children}
    </div>
  );
}

interface PhoneProps {
  /** Title above the phone. */
  label?: ReactNode;
  children: ReactNode;
}

/** Draws an upright phone. */
export function Phone({ label, children }: PhoneProps) {
  return (
    <div className="sc-device">
      {label && <span className="sc-label">{label}</span>}
      <div className="sc-phone">
        <div className="sc-status">
          <span>9:41</span>
          <i />
        </div>
        {children}
      </div>
    </div>
  );
}

interface ChatPhoneProps {
  texts: Record<'shop' | 'account' | 'ask' | 'answer' | 'change' | 'handover' | 'write', string>;
  /** The messages that follow. */
  children?: ReactNode;
}

/** Draws a WhatsApp chat: a customer asks a shop for an order, then for another address, and the agent hands over. */
export function ChatPhone({ texts, children }: ChatPhoneProps) {
  return (
    <Phone>
      <div className="sc-bar-top">
        <Avatar>{texts.shop[0]}</Avatar>
        <Name detail={texts.account}>{texts.shop}</Name>
      </div>
      <div className="sc-talk sc-paper">
        <Bubble own meta="09:36" read>
          {texts.ask}
        </Bubble>
        <Bubble meta="09:36">{texts.answer}</Bubble>
        <Bubble own meta="09:38" read>
          {texts.change}
        </Bubble>
        <Bubble meta="09:38">{texts.handover}</Bubble>
        {children}
      </div>
      <Composer>{texts.write}</Composer>
    </Phone>
  );
}
