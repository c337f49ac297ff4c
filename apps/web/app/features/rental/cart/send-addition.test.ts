import { ApiError } from '@errand/contract';
import type { RentalCart } from '@errand/contract/rental-cart';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPendingKeys, sendAddition } from './use-rental-cart-changes.ts';

const CART: RentalCart = { carts: [], user_data: [] };
const BODY = { vehicle_id: 7, quantity: 1 };

vi.mock('@errand/client/pause.ts', () => ({ pause: () => Promise.resolve() }));
afterEach(clearPendingKeys);

/** Sends an addition whose first requests fail with these errors. Resolves to its outcome and the keys that were sent. */
async function add(errors: Error[], body: object = BODY) {
  const keys: string[] = [];
  const sent = sendAddition(body, (headers) => {
    keys.push(headers['Idempotency-Key']);
    const error = errors[keys.length - 1];
    return error ? Promise.reject(error) : Promise.resolve(CART);
  });
  const outcome = await sent.then(
    () => 'added',
    (error: unknown) => error,
  );
  return { outcome, keys };
}

const lost = () => new TypeError('Failed to fetch');

test('an addition whose response was lost is retried with its key, also after a server error', async () => {
  const { outcome, keys } = await add([lost(), new ApiError(503, 'Try again.', [], {})]);
  expect(outcome).toBe('added');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('after three failures the visitor’s next attempt still has the key, until the cart is refetched', async () => {
  const first = await add([lost(), lost(), lost()]);
  expect(first.outcome).toBeInstanceOf(TypeError);
  expect((await add([lost(), lost(), lost()])).keys[0]).toBe(first.keys[0]);
  expect((await add([lost(), lost(), lost()], { ...BODY, vehicle_id: 8 })).keys[0]).not.toBe(first.keys[0]);
  clearPendingKeys();
  expect((await add([])).keys[0]).not.toBe(first.keys[0]);
});

test('after a response the next addition has another key, and a rejection is not retried', async () => {
  const rejected = await add([new ApiError(409, 'Another provider.', [], {})]);
  expect(rejected.keys).toHaveLength(1);
  expect(rejected.outcome).toBeInstanceOf(ApiError);
  const [one, two] = [await add([]), await add([])];
  expect(new Set([rejected, one, two].flatMap(({ keys }) => keys)).size).toBe(3);
});
