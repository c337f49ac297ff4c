import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { openDatabase, openPool } from '../src/platform/db/index.ts';
import { createMessages, type MailBrand, type Messages } from '../src/platform/messages/index.ts';

type ReceivedMail = { to: string[]; mail: Email };

/** A real mail server on loopback that parses the mails that it receives. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(parts));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  return {
    received,
    /** The product's sender of mail to this server. It has no database, because only the demo stores messages. */
    sender: (brand: MailBrand): Messages =>
      createMessages({
        db: openDatabase(openPool('postgres://127.0.0.1:1/none', () => {})),
        now: Date.now,
        demo: false,
        mail: {
          url: `smtp://127.0.0.1:${port}`,
          from: 'Errand <hello@errand.test>',
          brand: async () => brand,
        },
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
