import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { customers } from '../../features/auth/auth.tables.ts';
import { logOptions } from './log-options.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

function openLog(): { log: FastifyBaseLogger; written: () => string } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const { log } = Fastify({ logger: { ...logOptions('trace'), stream } });
  return { log, written: () => text };
}

/** The output of logging an error at every level. */
function loggedAs(error: unknown): string {
  const { log, written } = openLog();
  for (const level of LEVELS) log[level]({ err: error }, 'failed');
  expect(written().trim().split('\n')).toHaveLength(LEVELS.length);
  return written();
}

const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => expect.unreachable('the statement did not fail'),
    (error: unknown) => error,
  );

test('a failing insert of personal data leaves none of it in the log, at any level', async () => {
  const known = await makeCustomer(api.db, { phone: '+971505550177', email: 'zaynab@private.example' });
  const secrets = {
    firstName: 'Zaynab-Marker',
    lastName: 'Surname-Marker',
    email: known.email,
    phone: known.phone,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$bWFya2Vy$bWFya2VyLWhhc2g',
    picture: `guest:${'Qx7_'.repeat(8)}`,
    refCode: 'CODE-Marker',
  };
  const duplicate = await failureOf(api.db.insert(customers).values(secrets));
  // The error itself holds the values: in its message, its parameters and PostgreSQL's detail.
  expect((duplicate as Error).message).toContain('Zaynab-Marker');
  expect(((duplicate as Error).cause as { detail: string }).detail).toContain('zaynab@private.example');
  const output = loggedAs(duplicate);
  for (const value of Object.values(secrets)) expect(output).not.toContain(value);
  expect(output).toContain('customers_email_unique');
  expect(output).toContain('Failed query: insert into');
});

test('a value that PostgreSQL quotes in its message is not logged', async () => {
  const error = await failureOf(api.deps.pool.query('select $1::int', ['12 Marker Road']));
  expect((error as Error).message).toContain('12 Marker Road');
  const output = loggedAs(new Error('wrapped', { cause: error }));
  expect(output).not.toContain('Marker');
  expect(output).toContain('22P02');
});

test('recipients, tokens, guest ids and queries of URLs are not logged, ids of requests are', () => {
  const { log, written } = openLog();
  const guestId = 'hT3kQ9-xVbN2mLpR7sWzYc4dFgJ1aEoU';
  const reqId = '3b2f1c1e-6f0f-4a52-9d8b-2f6d1f6b9a10';
  const refused = Object.assign(new Error('550 no such user <mona@private.example>'), {
    rejected: ['mona@private.example'],
    response: '550 mona@private.example',
    responseCode: 550,
  });
  log.error({ err: refused, reqId, req: { method: 'GET', url: `/api/v1/x?guest_id=${guestId}` } }, 'mail');
  log.info(
    { url: `/api/v1/events?token=${guestId}&key=short` },
    `stream of ${guestId} and +971505550123 closed`,
  );
  const output = written();
  for (const value of ['mona', guestId, '+971505550123', 'key=short']) expect(output).not.toContain(value);
  for (const kept of [reqId, '"path":"/api/v1/x"', '"responseCode":550', '/api/v1/events'])
    expect(output).toContain(kept);
});
