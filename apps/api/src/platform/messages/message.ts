import type { ContactChannel, FilledTemplate } from '@errand/domain/notifications';
import type { BrandedHtml } from './mail/compose.ts';

export type Message = {
  channel: ContactChannel;
  /** An email address, or a phone number in E.164. */
  to: string;
  /**
   * By which reports about its delivery name the message, and receivers recognize one that is repeated because a process died before
   * it recorded that it was sent: the `Message-ID` of a mail, the `Idempotency-Key` of a webhook. A random one by default.
   */
  id?: string;
  /** Mail only. */
  subject: string;
  text: string;
  html?: BrandedHtml;
  /** WhatsApp only: the template that is sent instead of the text. */
  template?: FilledTemplate;
  /**
   * Where a mail program ends further mails of this kind by one POST without a cookie (RFC 8058); a person opens the same address
   * in a browser. Absolute, with a signature that nobody can guess. For every mail that its recipient can turn off.
   */
  unsubscribeUrl?: string;
  /** Sends it to an unreachable contact too: for what the person has just requested, which proves whether they are reached again. */
  evenIfUnreachable?: true;
  /** The code in the text, shown separately in the demo's inbox. */
  code?: string;
  /**
   * The `audienceOf` of the visitor who may read it in the inbox of a public demo. By default only its recipient's
   * account may.
   */
  audience?: string | null;
};

/** A message as the senders of the channels get it. */
export type IdentifiedMessage = Message & { id: string };
