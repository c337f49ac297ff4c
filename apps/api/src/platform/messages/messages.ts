import nodemailer from 'nodemailer';
import type { Database } from '../db/index.ts';
import { saveToInbox } from './inbox.ts';
import type { MailBrand } from './mail/brand.ts';
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

type MailOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  /** `Marsa Market <hello@marsa.example>`. */
  from: string;
  brand: () => Promise<MailBrand>;
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
      else await sms?.(message);
      if (demo) await saveToInbox(db, message, new Date(now()));
    },
    stop() {
      mailer?.close();
    },
  };
}

const SMTP_MS = 15_000;

/** Mail over pooled SMTP connections. Addresses are objects, so input cannot add recipients or headers. */
function createMailer({ url, from, brand }: MailOptions) {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }: Message): Promise<void> {
      await transport.sendMail({
        from,
        ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
        to: { name: '', address: to },
        subject,
        text,
        html: html?.(await brand()),
        ...(unsubscribeUrl !== undefined && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
    close(): void {
      transport.close();
    },
  };
}

/** The domain of a sender, `marsa.example` of `Marsa Market <hello@marsa.example>`. */
function domainOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
}
