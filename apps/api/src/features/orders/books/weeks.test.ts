import { ledgerOwner, type Payee, payeeOwner, payOut, payoutOf } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLedgerFaults } from '../../../../test/books/ledger-faults.ts';
import { type OtherMoves, runRandomWeek } from '../../../../test/books/random-week.ts';
import { findSumDifferences, sumLine } from '../../../../test/books/second-sums.ts';
import { openWeekWorld, type WeekWorld } from '../../../../test/books/week-world.ts';
import { NOON, type TestApi } from '../../../../test/harness.ts';
import { partyAccounts, postEntries } from '../../ledger/index.ts';

/** `npm run test:weeks` runs a thousand; WEEKS_SEED repeats a run from the week that failed. */
const WEEKS = Number(process.env.WEEKS ?? 20);
const SEED = Number(process.env.WEEKS_SEED ?? Math.floor(Math.random() * 1e9));

let api: TestApi;
let world: WeekWorld;
beforeAll(async () => {
  ({ api, world } = await openWeekWorld());
});
afterAll(() => api.stop());

/** The balances of all accounts of money, by their text: stored ones, and those of the operator as sums of their months. */
async function readBalances(): Promise<Map<string, number>> {
  const { rows } = await api.db.execute<{ owner: string; balance: number }>(sql`
    select a.owner, case when a.owner like 'house:%'
        then coalesce((select sum(m.amount) from ledger_months m where m.account_id = a.id), 0)
        else a.balance end::float8 as balance
    from ledger_accounts a where a.unit = 'money'`);
  return new Map(rows.map(({ owner, balance }) => [owner, balance]));
}

/** What moved each account, without those of points, which no raw table stores. */
function movedBalances(before: Map<string, number>, after: Map<string, number>): Record<string, number> {
  const moved = [...after].map(([owner, balance]) => [owner, balance - (before.get(owner) ?? 0)] as const);
  return nonZero(moved.filter(([owner]) => !owner.startsWith('points:') && owner !== 'house:loyalty'));
}

function movesOf(totals: Map<string, number>, others: OtherMoves): Record<string, number> {
  const moves = new Map(totals);
  for (const { account, amountMinor } of others) moves.set(account, (moves.get(account) ?? 0) + amountMinor);
  return nonZero([...moves]);
}

function nonZero(moves: (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(moves.filter(([, amount]) => amount !== 0));
}

test(
  `in ${WEEKS} random weeks, from seed ${SEED}, every balance is what a second computation from the raw tables says`,
  async () => {
    console.log(`${WEEKS} random weeks from seed ${SEED}`);
    let [orders, sums, before] = [0, 0, await readBalances()];
    for (let week = 0; week < WEEKS; week += 1) {
      const seed = SEED + week;
      const { orderIds, others } = await runRandomWeek(api, world, seed);
      const { compared, differences, totals } = await findSumDifferences(api.deps.pool, orderIds);
      expect(differences.map(sumLine), `week of the seed ${seed}`).toEqual([]);
      const after = await readBalances();
      expect(movedBalances(before, after), `week of the seed ${seed}`).toEqual(movesOf(totals, others));
      before = after;
      // The test's database has no autovacuum.
      if (week % 50 === 49) await api.db.execute(sql`vacuum analyze`);
      orders += orderIds.length;
      sums += compared;
    }
    expect(await findLedgerFaults(api.deps.pool)).toEqual([]);
    console.log(`${orders} orders, ${sums} sums of an order and an account, no difference`);
  },
  WEEKS * 20_000,
);

/** Pays all stores and couriers out, as the confirmation of a run does, and sets cash off. */
async function payAll(): Promise<OtherMoves> {
  const payees: Payee[] = [
    ...world.storeIds.map((id) => ({ account: 'store', id }) as const),
    ...world.courierIds.map((id) => ({ account: 'courier', id }) as const),
  ];
  const cashOf = ({ account, id }: Payee) => (account === 'courier' ? `courier:${id}` : null);
  const ownOf = (payee: Payee) => `${payee.account}:${payeeOwner(payee)}`;
  return api.db.transaction(async (tx) => {
    const texts = payees.flatMap((payee) => [cashOf(payee) ?? ownOf(payee), ownOf(payee)]);
    const balances = await partyAccounts.lock(tx, texts);
    const entries = payees.map((payee) => {
      const cash = cashOf(payee);
      const cashMinor = Math.max(0, cash === null ? 0 : 0 - (balances.get(cash) ?? 0));
      const payout = payoutOf({ balanceMinor: balances.get(ownOf(payee)) ?? 0, cashMinor }, 0);
      return payOut({ payee, ...payout, by: { at: 'bank' } });
    });
    await postEntries(
      tx,
      entries.map((entry) => ({ entry, at: new Date(NOON) })),
    );
    return entries.flatMap(({ postings }) =>
      postings.map((one) => ({ account: ledgerOwner(one), amountMinor: one.amountMinor })),
    );
  });
}

test('weeks that happen at once, with payouts between them, end in the balances that their facts lead to', async () => {
  const before = await readBalances();
  const run = { isOver: false };
  const payouts = (async () => {
    const moves: OtherMoves = [];
    while (!run.isOver) moves.push(...(await payAll()));
    return moves;
  })();
  const weeks = await Promise.all(
    Array.from({ length: 6 }, (_, week) => runRandomWeek(api, world, SEED + week, { areAtOnce: true })),
  ).finally(() => {
    run.isOver = true;
  });
  const paid = await payouts;
  await api.jobs.run();
  const orderIds = weeks.flatMap((week) => week.orderIds);
  const { differences, totals } = await findSumDifferences(api.deps.pool, orderIds);
  expect(differences.map(sumLine)).toEqual([]);
  const others = [...weeks.flatMap((week) => week.others), ...paid];
  expect(movedBalances(before, await readBalances())).toEqual(movesOf(totals, others));
  expect(await findLedgerFaults(api.deps.pool)).toEqual([]);
});
