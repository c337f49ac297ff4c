import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { handleErrors } from './error-handler.ts';

async function responseTo(handler: () => Promise<unknown>) {
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  app.get('/', handler);
  const response = await app.inject('/');
  return { status: response.statusCode, code: response.json().errors[0].code };
}

/** An error as the driver or drizzle throws it. */
function failing(error: object, wrapped = false): () => Promise<never> {
  const cause = Object.assign(new Error('message' in error ? String(error.message) : 'failed'), error);
  return async () => {
    throw wrapped ? new Error('Failed query', { cause }) : cause;
  };
}

test('a missing file is an internal error, not an unavailable database', async () => {
  expect(await responseTo(() => readFile('/nowhere/file'))).toEqual({ status: 500, code: 'internal' });
});

test('a database with a missing socket or a closed port makes the request unavailable', async () => {
  for (const host of ['/nowhere', '127.0.0.1']) {
    const connect = () => new pg.Client({ host, port: 1 }).connect();
    expect(await responseTo(connect)).toEqual({ status: 503, code: 'unavailable' });
  }
});

test('a lost, read-only, full, hung or unknown database makes the request unavailable, with a time to retry', async () => {
  const errors = [
    { code: 'ECONNRESET' },
    { code: 'EAI_AGAIN' },
    { code: 'ENOTFOUND' },
    { code: '25006' },
    { code: '53300' },
    { code: '57P01' },
    { code: '57014' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'Query read timeout' },
  ];
  for (const error of errors) {
    for (const wrapped of [false, true])
      expect([error, await responseTo(failing(error, wrapped))]).toEqual([
        error,
        { status: 503, code: 'unavailable' },
      ]);
  }
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  app.get('/', failing({ code: '57P01' }));
  expect((await app.inject('/')).headers['retry-after']).toBe('5');
});

test('another error of the database is internal', async () => {
  expect(await responseTo(failing({ code: '42P01' }, true))).toEqual({ status: 500, code: 'internal' });
});
