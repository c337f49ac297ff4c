import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeOrder, makeStore } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { AppError } from '../../../platform/http/index.ts';
import { orderChanges, storedOrders } from '../../orders/index.ts';
import { refundRequests } from '../../refunds/index.ts';
import { cashbacks } from '../promotions.tables.ts';
import { orderCashbacks } from './order-cashbacks.tables.ts';
import { lockCashback, promiseCashback, quoteCashback } from './promise-cashback.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
beforeAll(async () => {
  api = await startApi();
  store = await makeStore(api.db);
});
afterAll(() => api.stop());

type Step = {
  kind: 'place' | 'cancel' | 'deliver' | 'fail' | 'retry' | 'refund';
  who: number;
  minor: number;
};
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>('place', 'place', 'cancel', 'deliver', 'fail', 'retry', 'refund'),
    who: fc.integer({ min: 0, max: 1 }),
    minor: fc.integer({ min: 100, max: 5000 }),
  }),
  { minLength: 5, maxLength: 25 },
);

/** Places an order as the checkout does: lock, quote, promise. */
async function place(owner: string, totalMinor: number): Promise<number> {
  const order = await makeOrder(api.db, owner, {
    totalMinor,
    storeId: store.id,
    moduleId: store.moduleId,
    zoneId: store.zoneId,
    type: 'take_away',
  });
  const at = new Date(api.clock.now());
  await api.db.transaction(async (tx) => {
    await lockCashback(tx, owner, at);
    const quote = await quoteCashback(api.deps, tx, { owner, totalMinor, at });
    if (quote) await promiseCashback(tx, { id: order.id, owner }, quote);
  });
  return order.id;
}

const PATHS = {
  cancel: ['canceled'],
  deliver: ['confirmed', 'handover', 'delivered'],
  fail: ['failed'],
  retry: ['pending'],
} as const;

async function move(orderId: number, kind: keyof typeof PATHS) {
  for (const to of PATHS[kind])
    await api.db.transaction((tx) => orderChanges.transition(api.deps, tx, orderId, to, { actor: 'store' }));
}

const refund = (orderId: number) =>
  api.db.transaction(async (tx) => {
    const order = (await storedOrders.lock(tx, orderId))!;
    const whole = {
      chosen: null,
      destination: 'wallet',
      reason: 'Broken',
      amountMinor: order.totalMinor,
    } as const;
    await refundRequests.refundByStaff(api.deps, tx, order, whole);
  });

const CREDITED = (['place', 'deliver', 'refund'] as const).map((kind) => ({ kind, who: 0, minor: 5000 }));

test('after any sequence of steps, promises are within limit and budget, and the ledger agrees with the records', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 900 }),
      async (sequence, perCustomer, budgetMinor) => {
        const now = api.clock.now();
        await api.db.update(cashbacks).set({ active: false });
        const [offer] = await api.db
          .insert(cashbacks)
          .values({
            title: { en: 'Back' },
            type: 'percentage',
            amount: 10,
            perCustomer,
            budgetMinor,
            startsAt: new Date(now - 1000),
            endsAt: new Date(now + 86_400_000),
          })
          .returning();
        const owners = [await makeCustomer(api.db), await makeCustomer(api.db)].map(
          ({ id }) => `customer:${id}`,
        );
        const orderIds: number[] = [];
        for (const { kind, who, minor } of sequence) {
          const orderId = orderIds[minor % Math.max(orderIds.length, 1)];
          try {
            if (kind === 'place') orderIds.push(await place(owners[who]!, minor));
            else if (orderId !== undefined) await (kind === 'refund' ? refund(orderId) : move(orderId, kind));
          } catch (error) {
            // A step that the order's state does not allow.
            if (!(error instanceof AppError)) throw error;
          }
          const rows = await api.db
            .select()
            .from(orderCashbacks)
            .where(eq(orderCashbacks.cashbackId, offer!.id))
            .orderBy(orderCashbacks.orderId);
          const used = rows.filter(({ state }) => state !== 'dropped');
          const spent = used.reduce((sum, row) => sum + row.amountMinor - row.takenBackMinor, 0);
          expect(spent).toBeLessThanOrEqual(budgetMinor || Number.POSITIVE_INFINITY);
          const uses = Map.groupBy(used, ({ customerId }) => customerId).values();
          const most = Math.max(0, ...[...uses].map((ofCustomer) => ofCustomer.length));
          expect(most).toBeLessThanOrEqual(perCustomer || Number.POSITIVE_INFINITY);
          const credited = used
            .filter(({ state }) => state !== 'promised')
            .reduce((sum, row) => sum + row.amountMinor - row.takenBackMinor, 0);
          expect(await creditedTo(owners)).toBe(credited);
        }
      },
    ),
    // The first run always reaches a credit and its return.
    { numRuns: 12, examples: [[CREDITED, 0, 0]] },
  );
  const { rows } = await api.db.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum from ledger_entries`,
  );
  expect(rows[0]?.sum).toBe(0);
  expect(
    await api.db.$count(orderCashbacks, inArray(orderCashbacks.state, ['credited', 'taken_back'])),
  ).toBeGreaterThan(0);
});

/** The cashback that customers received, according to the ledger. */
async function creditedTo(owners: string[]): Promise<number> {
  const { rows } = await api.db.execute<{ sum: number }>(sql`
    select coalesce(sum(e.amount), 0)::int as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id
    where t.type = 'CashBack' and a.owner = any(${sql.param(owners)}::text[]) and a.unit = 'money'`);
  return rows[0]?.sum ?? 0;
}
