import nodemailer from 'nodemailer';
import type { Message } from './message.ts';

export type MailOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  /** `Errand <hello@errand.example>`. */
  from: string;
};

const SMTP_MS = 15_000;

/** Mail over pooled SMTP connections. Addresses are objects, so input cannot add recipients or headers. */
export function createMailer({ url, from }: MailOptions) {
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
    async send({ to, subject, text, html }: Message): Promise<void> {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close(): void {
      transport.close();
    },
  };
}
