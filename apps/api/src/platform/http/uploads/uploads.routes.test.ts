import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { endpoint } from '@errand/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { makeCustomer, makeGuest } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { formOf } from '../../../../test/upload.ts';
import { ADDRESS_BYTES, PROCESS_BYTES, REQUEST_BYTES } from './read-multipart.ts';

const common = {
  tag: 'Test',
  summary: 'Test',
  body: z.object({ note: z.string().optional(), guest_id: z.string().optional() }),
  response: z.object({ note: z.string().optional(), bytes: z.number() }),
  errors: [],
} as const;
const photos = endpoint({
  ...common,
  name: 'photos',
  method: 'POST',
  path: '/photos',
  access: 'guest',
  multipart: true,
});
const profile = endpoint({
  ...common,
  name: 'profile',
  method: 'POST',
  path: '/profile',
  access: 'customer',
  multipart: true,
});
const plain = endpoint({ ...common, name: 'plain', method: 'PUT', path: '/plain', access: 'public' });

let api: TestApi;
let guestId: string;
let whileHandling: () => Promise<unknown> = async () => {};
beforeAll(async () => {
  api = await startApi({
    routes: (route) => {
      for (const one of [photos, profile, plain])
        route(one, async ({ uploads }, { body }) => {
          await whileHandling();
          return { note: body.note, bytes: uploads.reduce((sum, { bytes }) => sum + bytes.length, 0) };
        });
    },
  });
  guestId = (await makeGuest(api.db)).id;
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.stop());

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

async function post(path: string, form: FormData, headers: Record<string, string> = {}) {
  const { port } = api.app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: form, headers });
  const body = (await response.json()) as { errors?: { code: string }[]; bytes?: number; note?: string };
  return [response.status, body.errors?.[0]?.code ?? body.bytes];
}

/** Sends the beginning of a request that never ends, and resolves with the status line of the response. */
async function statusOfUnfinished(head: string): Promise<string> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(head.replaceAll('\n', '\r\n'));
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString().split('\r\n')[0] ?? '';
}

const HEAD = 'Host: shop.test\nContent-Length: 80000000\n';
const FILE = '\n--x\nContent-Disposition: form-data; name="image"; filename="a.png"\n\nabc';
const MULTIPART = `${HEAD}Content-Type: multipart/form-data; boundary=x\n`;

test('a caller who must sign in is rejected before the body has arrived', async () => {
  expect(await statusOfUnfinished(`POST /profile HTTP/1.1\n${MULTIPART}\n`)).toBe(
    'HTTP/1.1 401 Unauthorized',
  );
  const json = `${HEAD.replace('80000000', '800')}Content-Type: application/json\n`;
  expect(await statusOfUnfinished(`POST /profile HTTP/1.1\n${json}\n{`)).toBe('HTTP/1.1 401 Unauthorized');
  const stale = `Authorization: Bearer stale\n${MULTIPART}\n`;
  expect(await statusOfUnfinished(`POST /photos HTTP/1.1\n${stale}`)).toBe('HTTP/1.1 401 Unauthorized');
});
test('files of a caller without a guest id, and files that an endpoint does not take, are rejected unread', async () => {
  expect(await statusOfUnfinished(`POST /photos HTTP/1.1\n${MULTIPART}${FILE}`)).toBe(
    'HTTP/1.1 401 Unauthorized',
  );
  expect(await statusOfUnfinished(`PUT /plain HTTP/1.1\n${MULTIPART}${FILE}`)).toBe(
    'HTTP/1.1 415 Unsupported Media Type',
  );
});
test('a guest id is accepted from the query, and from the form in front of the files', async () => {
  expect(await post(`/photos?guest_id=${guestId}`, formOf({ image: [MEGABYTE] }))).toEqual([
    200,
    MEGABYTE.length,
  ]);
  const form = formOf({ guest_id: guestId, note: 'two', image: [MEGABYTE, MEGABYTE] });
  expect(await post('/photos', form)).toEqual([200, 2 * MEGABYTE.length]);
  const { token } = await makeCustomer(api.db);
  const headers = { authorization: `Bearer ${token}` };
  expect(await post('/profile', formOf({ image: [MEGABYTE] }), headers)).toEqual([200, MEGABYTE.length]);
});
test('a form without files is accepted everywhere, also with the method in a field', async () => {
  expect(await post('/plain', formOf({ _method: 'put', note: 'x' }))).toEqual([200, 0]);
  expect(await post('/plain', formOf({ note: 'x' }))).toEqual([404, 'not_found']);
  expect(await post('/plain?_method=PUT', formOf({ note: 'x' }))).toEqual([200, 0]);
});
test('one request holds a bounded number of bytes, in one file and in all', async () => {
  const files = Array.from({ length: 10 }, () => Buffer.concat([MEGABYTE, MEGABYTE, MEGABYTE]));
  expect(30 * MEGABYTE.length).toBeGreaterThan(REQUEST_BYTES);
  expect(await post(`/photos?guest_id=${guestId}`, formOf({ image: files }))).toEqual([413, 'too_large']);
  expect(
    await post(`/photos?guest_id=${guestId}`, formOf({ a: 'x'.repeat(200_000), b: 'x'.repeat(200_000) })),
  ).toEqual([413, 'too_large']);
  const large = Buffer.concat(Array.from({ length: 9 }, () => MEGABYTE));
  expect(await post(`/photos?guest_id=${guestId}`, formOf({ image: [large] }))).toEqual([413, 'too_large']);
});

/** Keeps requests open in their handlers. `allArrived` resolves when `count` have arrived; `open` lets them finish. */
function holdRequests(count: number): { allArrived: Promise<void>; open: () => void } {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let arrived = 0;
  const allArrived = new Promise<void>((resolve) => {
    whileHandling = async () => {
      arrived += 1;
      if (arrived === count) resolve();
      await opened;
    };
  });
  return { allArrived, open };
}

test('the process and an address hold a bounded number of bytes: further uploads are rejected as busy, forms without files are served', async () => {
  const path = `/photos?guest_id=${guestId}`;
  const eachBytes = 16 * MEGABYTE.length;
  const file = Buffer.concat(Array.from({ length: 4 }, () => MEGABYTE));
  const upload = (address: string) =>
    post(path, formOf({ image: [file, file, file, file] }), { 'x-forwarded-for': address });
  const perAddress = ADDRESS_BYTES / eachBytes;
  const first = holdRequests(perAddress);
  const held = Array.from({ length: perAddress }, () => upload('203.0.113.1'));
  await first.allArrived;
  expect(await upload('203.0.113.1')).toEqual([503, 'busy']);
  const rest = PROCESS_BYTES / eachBytes - perAddress;
  const second = holdRequests(rest);
  held.push(...Array.from({ length: rest }, (_, index) => upload(`203.0.113.${index + 2}`)));
  await second.allArrived;
  expect(await upload('203.0.113.9')).toEqual([503, 'busy']);
  whileHandling = async () => {};
  expect(await post(path, formOf({ note: 'a form without files' }))).toEqual([200, 0]);
  first.open();
  second.open();
  for (const answer of await Promise.all(held)) expect(answer).toEqual([200, eachBytes]);
  expect(await upload('203.0.113.1')).toEqual([200, eachBytes]);
});
