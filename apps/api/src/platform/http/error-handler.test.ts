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

test('a missing file is an internal error, not an unavailable database', async () => {
  expect(await responseTo(() => readFile('/nowhere/file'))).toEqual({ status: 500, code: 'internal' });
});

test('a database with a missing socket or a closed port makes the request unavailable', async () => {
  for (const host of ['/nowhere', '127.0.0.1']) {
    const connect = () => new pg.Client({ host, port: 1 }).connect();
    expect(await responseTo(connect)).toEqual({ status: 503, code: 'unavailable' });
  }
});
