import type { WireRequest, WireResponse } from '@errand/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { repeatWhenBusy } from './repeat-when-busy.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  return () => vi.useRealTimers();
});

const request: WireRequest = { method: 'POST', url: '/api/v1/cart/add', headers: {} };

function responseOf(status: number, code = '', retryAfter: string | null = null): WireResponse {
  return { status, headers: { get: () => retryAfter }, text: JSON.stringify({ errors: [{ code }] }) };
}

/** A server with these responses, the last of which repeats. Returns the final response and the number of calls. */
async function send(...responses: WireResponse[]) {
  let calls = 0;
  const sent = repeatWhenBusy(async () => {
    calls += 1;
    return responses[calls - 1] ?? responses.at(-1) ?? responseOf(200);
  })(request);
  await vi.advanceTimersByTimeAsync(60_000);
  return { calls, status: (await sent).status };
}

test('a call that a busy server rejected is repeated after the time that the server asks for', async () => {
  const busy = responseOf(503, 'busy', '5');
  expect(await send(busy, busy, responseOf(200))).toEqual({ calls: 3, status: 200 });
  expect(await send(busy)).toEqual({ calls: 3, status: 503 });
});

test('a call that may have been applied, or has no time to wait for, is not repeated', async () => {
  expect(await send(responseOf(503, 'unavailable', '5'))).toEqual({ calls: 1, status: 503 });
  expect(await send(responseOf(503, 'busy'))).toEqual({ calls: 1, status: 503 });
  expect(await send(responseOf(409, 'busy', '5'))).toEqual({ calls: 1, status: 409 });
});
