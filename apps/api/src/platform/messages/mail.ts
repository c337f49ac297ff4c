import nodemailer from 'nodemailer';
import type { Message } from './messages.ts';

export type MailOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  /** `Errand <hello@errand.example>`. */
  from: string;
};

const SMTP_MS = 15_000;

/** Mail over SMTP on kept connections. Addresses go as objects, so that nothing typed becomes a second recipient or a header. */
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
