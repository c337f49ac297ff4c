import type { BrandedHtml } from './mail/compose.ts';

export type Message = {
  channel: 'sms' | 'mail';
  /** An email address, or a phone number in E.164. */
  to: string;
  /**
   * By which receivers recognize a message that is repeated because a process died before it recorded that it was sent: the
   * `Message-ID` of a mail, the `Idempotency-Key` of a webhook.
   */
  id?: string;
  /** Mail only. */
  subject: string;
  text: string;
  html?: BrandedHtml;
  /**
   * Where a mail program ends further mails of this kind by one POST without a cookie (RFC 8058); a person opens the same address
   * in a browser. Absolute, with a signature that nobody can guess. For every mail that its recipient can turn off.
   */
  unsubscribeUrl?: string;
  /** The code in the text, shown separately in the demo's inbox. */
  code?: string;
  /**
   * The `audienceOf` of the visitor who may read it in the inbox of a public demo. By default only its recipient's
   * account may.
   */
  audience?: string | null;
};

const MOST_CHARACTERS = 500;

/**
 * A provider rejected a message. The provider's response may quote the recipient, so it is not part of the logged
 * message.
 */
export class SenderError extends Error {
  readonly #response: string;
  constructor(message: string, response: string) {
    super(message);
    this.#response = response;
  }
  get response(): string {
    return this.#response;
  }
}

/** The provider's response to a failed message, for the operator: its status and text, or why it was not reached. */
export function providerResponse(error: unknown): string {
  return [...textsOf(error)].join(' ').trim().slice(0, MOST_CHARACTERS);
}

function* textsOf(error: unknown): Generator<string> {
  if (error instanceof SenderError) yield `${error.message} ${error.response}`;
  else if (error instanceof Error) {
    // Nodemailer's message holds the server's response; that of fetch only reports a failure.
    yield error.message;
    if (error.cause instanceof Error) yield `(${error.cause.message})`;
  } else yield String(error);
}
