import type { MessageEvent, MessageSubject, TemplateValues } from '@errand/domain/notifications';
import type { Deps } from '../../platform/deps.ts';
import type { EditableMail } from '../../platform/messages/mail/index.ts';
import type { MessageRow } from './messages.queries.ts';
import type { Reach } from './recipients.ts';

/** The dependencies of everything that messages tell. */
export type ContentDeps = Pick<
  Deps,
  'consoleUrl' | 'db' | 'jobs' | 'messages' | 'now' | 'pool' | 'publicUrl' | 'settings'
>;

/** What a message tells a person, in their language. */
export type MessageContent = {
  title: string;
  description: string;
  /** Where it leads, as a path of the shop; of the console for staff. */
  path: string;
  /** A push message replaces an earlier one with the same tag. At most 32 characters of base64url. */
  tag: string;
  /** What it is about, for the templates of the operator; null for the staff, whose texts nobody writes. */
  about: MessageSubject | null;
  /** What templates of the operator may name. A mail adds what only it tells. */
  values: TemplateValues;
  /** How long a push service stores the message for a device that is offline; by default four hours. */
  ttlSeconds?: number;
  /** The text of an SMS; by default the description and the link. */
  sms?: string;
  /** Null once it is not true any more. */
  mail: () => Promise<EditableMail | null>;
};

/** Reads what a message tells when it is sent; null once it is not true any more. */
export type ReadContent = (
  deps: ContentDeps,
  message: Pick<MessageRow, 'data' | 'kind' | 'orderId' | 'recipient' | 'subject'>,
  reader: Pick<Reach, 'language' | 'name'>,
) => Promise<MessageContent | null>;

/** What tells of each event. */
export type MessageContents = Record<MessageEvent, ReadContent>;
