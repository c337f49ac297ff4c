import type { Database } from '../db/index.ts';
import { saveToInbox } from './inbox.ts';
import { createMailer, type MailOptions } from './mail.ts';
import type { Message } from './message.ts';
import { createSmsSender, type SmsOptions } from './sms.ts';

export type Messages = {
  /** Whether mail, and whether SMS, is delivered. */
  mail: boolean;
  sms: boolean;
  /** Throws when the provider rejects the message; callers are jobs, which retry. */
  send(message: Message): Promise<void>;
  stop(): void;
};

/** Sends mail by SMTP and SMS by a provider. The demo also stores both in a public inbox. */
export function createMessages(options: {
  db: Database;
  now: () => number;
  demo: boolean;
  mail?: MailOptions;
  sms?: SmsOptions;
}): Messages {
  const { db, now, demo } = options;
  const mailer = options.mail && createMailer(options.mail);
  const sms = options.sms && createSmsSender(options.sms);
  return {
    mail: demo || mailer !== undefined,
    sms: demo || sms !== undefined,
    async send(message) {
      if (message.channel === 'mail') await mailer?.send(message);
      else await sms?.(message.to, message.text);
      if (demo) await saveToInbox(db, message, new Date(now()));
    },
    stop() {
      mailer?.close();
    },
  };
}
