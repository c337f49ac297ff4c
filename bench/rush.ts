import { type Buyer, findOffers, makeBuyers, type Offer, placeOrder, scopeOf } from './buyers.ts';
import { median } from './load.ts';
import { startShop } from './shop.ts';
import { percentile } from './steady-load.ts';

/**
 * `npm run bench -- rush`: sixty buyers at once. Orders of one store should be placed nearly as fast as those of twenty,
 * and reads beside a rush should stay near reads alone.
 */
const PORT = Number(process.env['BENCH_PORT'] ?? 3291);
const BUYERS = 60;
const STORES = 20;
const ORDERS = 240;
const ROUNDS = 4;
const READERS = 4;
const READ_MS = 4000;

const shop = await startShop(PORT);
const { api } = shop;
const offers = await findOffers(api, shop.pool, STORES);
const [one] = offers as [Offer];
let asked = 0;

for (const at of [[one], offers]) await ordersPerSecond(at); // warm-up
const rates: { one: number; many: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) rates.push(await compare(round % 2 === 0));
const alone = await readWhile(pause(READ_MS));
const beside = await readWhile(placeAll(await makeBuyers(api, [one], ORDERS * 2)));
await shop.stop();

print('orders a second, 60 buyers', 'one store', 'twenty stores', 'ratio', 'aim');
const [ofOne, ofMany] = [median(rates.map((rate) => rate.one)), median(rates.map((rate) => rate.many))];
const ratio = median(rates.map((rate) => rate.one / rate.many));
print('', ofOne.toFixed(0), ofMany.toFixed(0), ratio.toFixed(2), '≥ 0.70');
print('\nreads, ms', 'alone', 'in a rush', 'ratio', 'aim');
for (const share of [0.5, 0.95]) {
  const [quiet, busy] = [percentile(alone, share), percentile(beside, share)];
  const aim = share === 0.5 ? '≤ 3' : '';
  print(`  p${share * 100}`, quiet.toFixed(1), busy.toFixed(1), (busy / quiet).toFixed(2), aim);
}

function print(name: string, ...cells: string[]): void {
  console.log(`${name.padEnd(28)}${cells.map((text) => text.padStart(14)).join('')}`);
}

/** Alternates which one runs first, because the server still warms up. */
async function compare(isOneFirst: boolean): Promise<{ one: number; many: number }> {
  const before = isOneFirst ? await ordersPerSecond([one]) : 0;
  const many = await ordersPerSecond(offers);
  return { one: before || (await ordersPerSecond([one])), many };
}

async function ordersPerSecond(at: Offer[]): Promise<number> {
  const buyers = await makeBuyers(api, at, ORDERS);
  const start = performance.now();
  await placeAll(buyers);
  return (ORDERS * 1000) / (performance.now() - start);
}

/** Places all orders, sixty at a time. */
async function placeAll(buyers: Buyer[]): Promise<void> {
  const waiting = [...buyers];
  async function order(): Promise<void> {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      const response = await placeOrder(api, buyer);
      if (!response.ok) throw new Error(`an order was rejected with ${response.status}`);
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, order));
}

/** The latencies of uncached reads by a few readers, until `rush` ends. */
async function readWhile(rush: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false };
  const latencies: number[] = [];
  async function read(): Promise<void> {
    while (!state.isOver) {
      const start = performance.now();
      const url = `${api}/items/details/${offers[asked % STORES]?.itemId}?campaign=${asked++}`;
      const response = await fetch(url, { headers: scopeOf(one) });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`a read was rejected with ${response.status}`);
      latencies.push(performance.now() - start);
    }
  }
  const readers = Array.from({ length: READERS }, read);
  await rush;
  state.isOver = true;
  await Promise.all(readers);
  return latencies;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
