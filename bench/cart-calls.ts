import { median } from './load.ts';
import { type Ask, latenciesAt, percentile } from './steady-load.ts';

const PER_SECOND = 100;
const SECONDS = 5;
const ROUNDS = 3;
const GUESTS = 200;

/** Prints the latencies of cart calls at a steady 100 per second, as the median of the rounds. */
export async function printCartCalls(
  api: string,
  itemId: number,
  scope: Record<string, string>,
): Promise<void> {
  const guests = await makeGuests(api, GUESTS);
  const headers = { ...scope, 'content-type': 'application/json' };
  const post = (call: string, body: object): Ask & { body: string } => ({
    url: `${api}/customer/cart/${call}`,
    headers,
    method: 'POST',
    body: JSON.stringify(body),
  });
  const lines = await addOneLine(api, guests, itemId, scope);
  let asked = 0;
  // Guests take turns, so no call waits for the lock of its own cart. Each round changes the quantity.
  const turn = () => {
    const at = asked++;
    return {
      line: lines[at % GUESTS] as (typeof lines)[number],
      quantity: 2 + (Math.floor(at / GUESTS) % 2),
    };
  };
  const calls: [string, () => Ask][] = [
    ['cart list', () => ({ url: `${api}/customer/cart/list?guest_id=${turn().line.guest_id}`, headers })],
    [
      'cart update',
      () => {
        const { line, quantity } = turn();
        return post('update', { ...line, item_id: itemId, quantity });
      },
    ],
    ['cart add', () => post('add', { guest_id: turn().line.guest_id, item_id: itemId, quantity: 1 })],
  ];
  console.log(
    `\n${'at 100 a second'.padEnd(16)}${['p50 ms', 'p95 ms', 'aim'].map((text) => text.padStart(10)).join('')}`,
  );
  for (const [name, ask] of calls) {
    const rounds: number[][] = [];
    for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await latenciesAt(PER_SECOND, SECONDS, ask));
    const counted = rounds.slice(1); // the first one is the warm-up
    const at = (share: number) =>
      median(counted.map((took) => percentile(took, share)))
        .toFixed(1)
        .padStart(10);
    console.log(`${name.padEnd(16)}${at(0.5)}${at(0.95)}${'< 10'.padStart(10)}`);
  }
}

/** Adds an item to the cart of each guest. */
export function addOneLine(
  api: string,
  guests: string[],
  itemId: number,
  scope: Record<string, string>,
): Promise<{ guest_id: string; cart_id: number | undefined }[]> {
  const headers = { ...scope, 'content-type': 'application/json' };
  return Promise.all(
    guests.map(async (guest_id) => {
      const body = JSON.stringify({ guest_id, item_id: itemId, quantity: 1 });
      const response = await fetch(`${api}/customer/cart/add`, { method: 'POST', headers, body });
      const [line] = (await response.json()) as { id: number }[];
      return { guest_id, cart_id: line?.id };
    }),
  );
}

/** Creates guests and returns their ids. */
export function makeGuests(api: string, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const headers = { 'x-forwarded-for': nextAddress() };
      const response = await fetch(`${api}/auth/guest/request`, { method: 'POST', headers });
      if (!response.ok) throw new Error(`no guest: ${await response.text()}`);
      return ((await response.json()) as { guest_id: string }).guest_id;
    }),
  );
}

/** New guests are limited by address, so each visitor gets a new one. */
let visitors = 0;
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
