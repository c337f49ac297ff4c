import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createReporter } from '../reporter.ts';
import { makeDataFolder } from '../start-testing.ts';
import { bounceCommand } from './bounce.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A report that a mail could not be delivered (RFC 3464). */
const BOUNCE = Buffer.from(
  `Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.errand.test

Final-Recipient: rfc822; layla@errand.test
Action: failed
Status: 5.1.1

--b
Content-Type: text/rfc822-headers

Message-ID: <unknown@marsa.example>

--b--
`.replaceAll('\n', '\r\n'),
);

async function pipe(message: Buffer) {
  const lines: string[] = [];
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([message]) as never);
  const code = await bounceCommand([], createReporter({ write: (text) => lines.push(text.trim()) }));
  stdin.mockRestore();
  return { code, lines };
}

test('a mail server pipes its reports to the command, and tries again while the database is away', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  onTestFinished(() => void vi.unstubAllEnvs());
  const stub = (values: Record<string, string>) =>
    Object.entries(values).forEach(([name, value]) => vi.stubEnv(name, value));
  stub({ DATABASE_URL: '', DATA_DIR: folder, DEMO: '0' });
  const unknown = await pipe(BOUNCE);
  expect(unknown.code).toBe(0);
  expect(unknown.lines).toContain('Nothing to record: the mail is not known.');
  const other = await pipe(Buffer.from('Subject: Hello\r\n\r\nHello'));
  expect(other).toEqual({ code: 0, lines: ['The message is no report about a mail of this shop.'] });
  stub({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  expect((await pipe(BOUNCE)).code).toBe(75);
});
