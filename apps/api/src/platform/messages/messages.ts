import type { Database } from '../db/index.ts';
import { saveToInbox } from './inbox.ts';
import { createMailer, type MailOptions } from './mail.ts';
import { createSmsSender, type SmsOptions } from './sms.ts';

export type Message = {
  channel: 'sms' | 'mail';
  /** An e-mail address, or a phone number in E.164. */
  to: string;
  /** Of mail only. */
  subject: string;
  text: string;
  html?: string;
  /** The code in it, shown apart in the demo's inbox. */
  code?: string;
};

export type Messages = {
  /** Whether mail, and whether SMS, reaches anybody. */
  mail: boolean;
  sms: boolean;
  /** Throws when the provider refuses; callers are jobs, which try again. */
  send(message: Message): Promise<void>;
  stop(): void;
};

/** Mail by SMTP, SMS by a provider; in the demo both are kept in an inbox anyone can read, with or without a provider. */
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
