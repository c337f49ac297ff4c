import nodemailer from 'nodemailer';
import { isUnknownAddress } from './bounce.ts';
import type { MailBrand } from './mail/brand.ts';
import type { IdentifiedMessage } from './message.ts';
import { SenderError } from './sender-error.ts';

export type MailOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  /** `Marsa Market <hello@marsa.example>`. */
  from: string;
  brand: () => Promise<MailBrand>;
};

const SMTP_MS = 15_000;

/** Mail over pooled SMTP connections. Addresses are objects, so input cannot add recipients or headers. */
export function createMailer({ url, from, brand }: MailOptions) {
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
    send: async ({ id, to, subject, text, html, unsubscribeUrl }: IdentifiedMessage): Promise<void> => {
      const mail = {
        from,
        messageId: `<${id}@${domainOf(from)}>`,
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
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw rejectionOf(error) ?? error;
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

/** The rejection of a recipient whose address is wrong; null for an error that may pass. */
function rejectionOf(error: unknown): SenderError | null {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return null;
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(error.response)?.[1] ?? '';
  if (!isUnknownAddress(status)) return null;
  return new SenderError('The mail server rejected the recipient.', error.response, {
    unreachable: 'unknown',
  });
}
