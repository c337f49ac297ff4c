import { readFileSync } from 'node:fs';
import { findOffers, makeBuyers, type Offer, placeOrder, scopeOf } from './buyers.ts';
import { startShop } from './shop.ts';
import { percentile } from './steady-load.ts';

/** `npm run bench -- soak 30`: fifty users browse and order for 30 minutes. Prints the memory of the server and all errors. */
const PORT = Number(process.env['BENCH_PORT'] ?? 3291);
const USERS = 50;
const MINUTES = Number(process.argv[3] ?? 10);
const THINK_MS = 500;
/** The number of pages that a user opens before an order. */
const PAGES = 12;

if (!(MINUTES > 0)) throw new Error(`Minutes are "${process.argv[3]}": they must be a number above 0.`);
const shop = await startShop(PORT);
const { api } = shop;
const origin = new URL(api).origin;
const offers = await findOffers(api, shop.pool, 10);
const errors = new Map<string, number>();
const latencies: number[] = [];
let orders = 0;

await visit(0, 3); // loads everything that a process loads once
const before = residentMegabytes();
const until = performance.now() + MINUTES * 60_000;
const growth: number[] = [];
const timer = setInterval(() => growth.push(residentMegabytes()), (MINUTES * 60_000) / 10);
await Promise.all(Array.from({ length: USERS }, (_, user) => visitUntil(user, until)));
clearInterval(timer);
const after = residentMegabytes();
await shop.stop();

console.log(`${MINUTES} minutes, ${USERS} users: ${latencies.length} requests, ${orders} orders`);
console.log(
  `latency: p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p95 ${percentile(latencies, 0.95).toFixed(1)} ms`,
);
console.log(`memory: ${before} MB at the start, ${after} MB at the end (${growth.join(', ')})`);
console.log(`errors: ${[...errors].map(([what, times]) => `${times} × ${what}`).join(', ') || 'none'}`);

async function visitUntil(user: number, end: number): Promise<void> {
  while (performance.now() < end) await visit(user, PAGES);
}

/** Opens some pages and lists, and places an order. */
async function visit(user: number, pages: number): Promise<void> {
  const offer = offers[user % offers.length] as Offer;
  const paths = [
    `${origin}/`,
    `${api}/stores/get-stores/all?limit=12&offset=${1 + (user % 3)}`,
    `${api}/items/details/${offer.itemId}`,
    `${api}/items/search?name=chicken&limit=12&offset=1`,
    `${api}/config`,
  ];
  for (let page = 0; page < pages; page += 1) {
    await measured(paths[page % paths.length] ?? '', (url) => fetch(url, { headers: scopeOf(offer) }));
    await new Promise((resolve) => setTimeout(resolve, THINK_MS));
  }
  const [buyer] = await makeBuyers(api, [offer], 1).catch((error: Error) => count(error.message));
  if (!buyer) return;
  if (await measured('order', () => placeOrder(api, buyer))) orders += 1;
}

async function measured(what: string, send: (what: string) => Promise<Response>): Promise<boolean> {
  const start = performance.now();
  try {
    const response = await send(what);
    if (!response.bodyUsed) await response.arrayBuffer();
    latencies.push(performance.now() - start);
    if (response.ok) return true;
    count(`${response.status} ${what}`);
  } catch (error) {
    count(`${what}: ${(error as Error).message}`);
  }
  return false;
}

function count(what: string): [] {
  errors.set(what, (errors.get(what) ?? 0) + 1);
  return [];
}

/** Resident memory of the server process. Linux only. */
function residentMegabytes(): number {
  const status = readFileSync(`/proc/${shop.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
