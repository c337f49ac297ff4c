import { ApiError } from '@errand/contract';
import { expect, test } from 'vitest';
import { createIdempotentSend } from './idempotent-send.ts';

/** Sends bodies one after the other and returns their keys. Requests fail with these errors, undefined succeeds. */
async function keysOf(...requests: [body: object, error?: Error][]): Promise<string[]> {
  const send = createIdempotentSend();
  const keys: string[] = [];
  for (const [body, error] of requests)
    await send(body, async (_, headers) => {
      keys.push(headers['Idempotency-Key']);
      if (error) throw error;
    }).catch(() => {});
  return keys;
}

const lost = new TypeError('Failed to fetch');
const failed = new ApiError(503, 'Try again.', [], {});
const rejected = new ApiError(403, 'Too much.', [], {});

test('a request whose response was lost, or that ended in a server error, is repeated with its key', async () => {
  const keys = await keysOf([{ point: 5 }, lost], [{ point: 5 }, failed], [{ point: 5 }]);
  expect(new Set(keys).size).toBe(1);
});

test('another body, and a request after an acceptance or a rejection, get a new key', async () => {
  const keys = await keysOf([{ point: 5 }, lost], [{ point: 6 }], [{ point: 6 }, rejected], [{ point: 6 }]);
  expect(new Set(keys).size).toBe(4);
});
