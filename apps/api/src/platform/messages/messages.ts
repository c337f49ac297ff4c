import { randomUUID } from 'node:crypto';
import type { Database } from '../db/index.ts';
import { insertDelivery, recordDelivery } from './deliveries.queries.ts';
import { saveToInbox } from './inbox.ts';
import type { IdentifiedMessage, Message } from './message.ts';
import { providerResponse, SenderError } from './sender-error.ts';
import { createSmsSender, type SmsOptions } from './sms.ts';
import { createMailer, type MailOptions } from './smtp.ts';
import { findUnreachable } from './unreachable.queries.ts';
import { type WhatsAppOptions, whatsappSender } from './whatsapp.ts';

export type Messages = {
  /** Whether mail, SMS and WhatsApp are delivered. */
  mail: boolean;
  sms: boolean;
  whatsapp: boolean;
  /**
   * Throws when the provider rejects the message; callers are jobs, which retry. The SenderError is `permanent` if nothing is sent to
   * the contact any more.
   */
  send(message: Message): Promise<void>;
  stop(): void;
};

/**
 * Sends mail by SMTP, and SMS and WhatsApp by providers, to contacts that are not unreachable. The demo also stores them in a public
 * inbox.
 */
export function createMessages(options: {
  db: Database;
  now: () => number;
  demo: boolean;
  mail?: MailOptions;
  sms?: SmsOptions;
  whatsapp?: WhatsAppOptions;
}): Messages {
  const { db, now, demo } = options;
  const mailer = options.mail && createMailer(options.mail);
  const sms = options.sms && createSmsSender(options.sms);
  const whatsapp = options.whatsapp && whatsappSender(options.whatsapp);
  const senders = { mail: mailer?.send, sms, whatsapp };

  async function deliver(message: IdentifiedMessage): Promise<void> {
    try {
      await senders[message.channel]?.(message);
    } catch (error) {
      if (error instanceof SenderError && error.permanent)
        await recordDelivery(
          db,
          {
            messageId: message.id,
            state: 'bounced',
            reason: providerResponse(error),
            unreachable: error.unreachable,
          },
          { at: new Date(now()), source: 'sending' },
        );
      throw error;
    }
  }

  return {
    mail: demo || mailer !== undefined,
    sms: demo || sms !== undefined,
    whatsapp: demo || whatsapp !== undefined,
    async send(message) {
      const identified = { ...message, id: message.id ?? randomUUID() };
      if (!message.evenIfUnreachable) await requireReachable(db, message);
      await insertDelivery(db, identified, new Date(now()));
      await deliver(identified);
      if (demo) await saveToInbox(db, message, new Date(now()));
    },
    stop() {
      mailer?.close();
    },
  };
}

/** Throws a permanent SenderError if nothing is sent to the contact any more. */
async function requireReachable(db: Database, { channel, to }: Message): Promise<void> {
  const [found] = await findUnreachable(db, channel, [to]);
  if (found)
    throw new SenderError('Nothing is sent to this contact any more.', found.detail, { permanent: true });
}
