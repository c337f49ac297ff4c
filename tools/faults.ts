import { parseArgs } from 'node:util';
import { DEMO_CUSTOMER } from '@errand/api/seed';
import { ensureBuild } from '../apps/server/src/pages/build.ts';
import { findInconsistencies, type Orders, openShoppers, placeOrdersUntil } from '../test/shoppers.ts';
import { auditMoney } from './faults/audit-money.ts';
import { FAULTS, waitFor } from './faults/faults.ts';
import { createRandom } from './faults/random.ts';
import { openShop } from './faults/shop.ts';
import { ROOT } from './run.ts';

/**
 * `npm run test:faults`: orders are placed while processes, database, network and disk fail. Afterwards every acknowledged
 * order exists once, stock and money are exact, and the ledger is what the orders lead to. `-- --rounds 50` runs longer, `-- --seed 7` repeats a run.
 */
const RECOVERED_MS = 60_000;
const GUESTS = 4;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    fault: { type: 'string' },
  },
});
console.log(`Seed ${values.seed}`);
const random = createRandom(Number(values.seed));
const faults = FAULTS.filter(({ name }) => name.includes(values.fault ?? ''));

await ensureBuild(ROOT, () => console.log('Building the pages…'));
const shop = await openShop();
const orders: Orders = { acknowledged: [], open: new Set(), rejections: [] };
let failed = 0;
try {
  const item = await openShoppers(shop.databaseUrl);
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const fault = faults[Math.floor(random() * faults.length)];
    if (!fault) throw new Error(`There is no fault "${values.fault}".`);
    console.log(`${round}. ${fault.name}`);
    const stop = new AbortController();
    const shopping = { item, base: randomWeb, signal: stop.signal };
    const shoppers = Array.from({ length: GUESTS }, () => placeOrdersUntil(orders, shopping));
    shoppers.push(placeOrdersUntil(orders, { ...shopping, customer: DEMO_CUSTOMER }));
    const before = orders.acknowledged.length;
    await waitFor(async () => orders.acknowledged.length > before + GUESTS, RECOVERED_MS);
    await fault.run(shop, random);
    const during = orders.acknowledged.length;
    const endedAt = performance.now();
    await waitFor(async () => orders.acknowledged.length > during + GUESTS, RECOVERED_MS);
    const seconds = ((performance.now() - endedAt) / 1000).toFixed(1);
    stop.abort();
    await Promise.all(shoppers);
    const audit = await auditMoney(shop.databaseUrl);
    const found = await findInconsistencies(shop.databaseUrl, item, orders);
    const inconsistencies = [...found, ...audit.differences];
    console.log(
      `    ${orders.acknowledged.length} orders, ${orders.open.size} without an answer, served again after ${seconds} s`,
    );
    console.log(`    ${audit.summary}`);
    for (const wrong of inconsistencies) console.log(`    WRONG: ${wrong}`);
    failed += inconsistencies.length > 0 ? 1 : 0;
    orders.rejections.length = 0;
  }
} finally {
  await shop.close();
}
console.log(failed === 0 ? 'All orders, stock and money are exact.' : `${failed} rounds failed.`);
process.exit(failed === 0 ? 0 : 1);

/** Chooses a web process at random, like a load balancer. */
function randomWeb(): string {
  const webs = shop.processes.filter(({ role }) => role === 'web');
  return webs[Math.floor(Math.random() * webs.length)]?.url ?? 'http://127.0.0.1:9';
}
