import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../src/platform/db/index.ts';
import { createMessages, type MailBrand, type Messages } from '../src/platform/messages/index.ts';

type ReceivedMail = { to: string[]; mail: Email };

/**
 * A real mail server on loopback that parses the mails that it receives. `reject` answers a recipient with an SMTP error; a mail is
 * accepted once `onReceived` is done.
 */
export async function startMailServer(
  reject: (to: string) => string | null = () => null,
  onReceived: () => Promise<void> = async () => {},
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const [, code, text] = /^(\d{3}) (.*)$/.exec(reject(address) ?? '') ?? [];
      done(code ? Object.assign(new Error(text), { responseCode: Number(code) }) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(parts));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        await onReceived();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  const url = `smtp://127.0.0.1:${port}`;
  return {
    url,
    received,
    mails: () => received.map(({ mail }) => mail),
    /** The product's sender of mail to this server. */
    sender: (brand: MailBrand, db: Database): Messages =>
      createMessages({
        db,
        now: Date.now,
        demo: false,
        mail: { url, from: 'Errand <hello@errand.test>', brand: async () => brand },
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
