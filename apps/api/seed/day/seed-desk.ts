import { deliveries } from '../../src/features/deliveries/deliveries.tables.ts';
import { offlineMethods, offlinePayments } from '../../src/features/payments/offline/offline.tables.ts';
import { orderRefunds } from '../../src/features/refunds/refunds.tables.ts';
import { orderReports } from '../../src/features/reports/reports.tables.ts';
import { creditOrder } from '../../src/features/wallet/index.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { after } from '../rows/order-history.ts';
import type { Seed } from '../seed.types.ts';
import type { Desk } from './day-orders.ts';
import type { SeededOrder } from './seed-orders.ts';

type OrderWith<Kind extends Desk['kind']> = SeededOrder & { desk: Extract<Desk, { kind: Kind }> };

/** Minutes from the delivery of an order to the report of its problem. */
const REPORT_MINUTES = 20;

/** What the office finds at the orders of the day: transfers to check, an absent customer, problems and refunds. */
export async function seedDesk(seed: Seed, orders: SeededOrder[]): Promise<void> {
  await seedTransfers(seed, withDesk(orders, 'transfer'));
  const absences = withDesk(orders, 'absent').map(({ id, courierId, desk }) => {
    if (courierId === null) throw new Error(`Order ${id} has no courier who could miss its customer.`);
    return { orderId: id, courierId, absentAt: after(seed.now, -desk.minutesAgo) };
  });
  await insertRows(seed.tx, deliveries, absences);
  const problems = withDesk(orders, 'problem').map(({ id, desk, history }) => {
    const { reason, text } = desk;
    return { orderId: id, reason, text, createdAt: after(timeOf(history, 'delivered'), REPORT_MINUTES) };
  });
  await insertRows(seed.tx, orderReports, problems);
  await seedRefunds(seed, withDesk(orders, 'refund'));
}

function withDesk<Kind extends Desk['kind']>(orders: SeededOrder[], kind: Kind): OrderWith<Kind>[] {
  return orders.filter((order): order is OrderWith<Kind> => order.desk?.kind === kind);
}

function timeOf(history: SeededOrder['history'], status: SeededOrder['history'][number]['status']): Date {
  const step = history.find((one) => one.status === status);
  if (!(step?.at instanceof Date)) throw new Error(`The order was never ${status}.`);
  return step.at;
}

/** Details of bank transfers that nobody has checked yet. */
async function seedTransfers({ tx }: Seed, orders: OrderWith<'transfer'>[]): Promise<void> {
  const [method] = await tx
    .select({ id: offlineMethods.id, informations: offlineMethods.informations })
    .from(offlineMethods)
    .orderBy(offlineMethods.position)
    .limit(1);
  if (!method) throw new Error('The demo has no offline payment method.');
  const rows = orders.map(({ id, placed, desk }) => {
    const [reference, sender] = method.informations;
    const details = { [reference?.name ?? '']: desk.reference, [sender?.name ?? '']: desk.sender };
    return { orderId: id, methodId: method.id, details, createdAt: placed, updatedAt: placed };
  });
  await insertRows(tx, offlinePayments, rows);
}

/** Requests for refunds of whole orders, and those that were approved. */
async function seedRefunds({ tx }: Seed, orders: OrderWith<'refund'>[]): Promise<void> {
  const rows = orders.map(({ id, totalMinor, desk, history }) => {
    const { reason, note, decision } = desk;
    return {
      orderId: id,
      reason,
      note,
      amountMinor: totalMinor,
      createdAt: timeOf(history, 'refund_requested'),
      ...(decision && {
        status: 'approved' as const,
        [decision === 'wallet' ? 'walletMinor' : 'byHandMinor']: totalMinor,
        decidedAt: timeOf(history, 'refunded'),
      }),
    };
  });
  await tx.insert(orderRefunds).values(rows);
  for (const { id, totalMinor, buyer, desk, history } of orders) {
    if (desk.decision !== 'wallet') continue;
    const credit = { owner: buyer.owner, orderId: id, amountMinor: totalMinor };
    await creditOrder(tx, { ...credit, at: timeOf(history, 'refunded') });
  }
}
