export type Message = {
  channel: 'sms' | 'mail';
  /** An email address, or a phone number in E.164. */
  to: string;
  /** Mail only. */
  subject: string;
  text: string;
  html?: string;
  /** The code in the text, shown separately in the demo's inbox. */
  code?: string;
  /**
   * The `audienceOf` of the visitor who may read it in the inbox of a public demo. By default only its recipient's
   * account may.
   */
  audience?: string | null;
};
