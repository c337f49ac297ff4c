import { payHandRefund } from '@errand/contract/console/finance/hand-refunds';
import { getOrder } from '@errand/contract/console/orders';
import { refundOrder as refundByOffice } from '@errand/contract/console/orders/order-changes';
import { decideRefund, listRefunds } from '@errand/contract/console/refunds';
import { requestRefund } from '@errand/contract/refunds';
import type { City } from './city.ts';
import type { PlacedOrder } from './place-order.ts';
import type { PlannedRefund } from './planned-order.ts';

/** Refunds an order as planned, and pays by hand what has to be. */
export async function refundOrder(city: City, placed: PlacedOrder): Promise<void> {
  const { refund } = placed.plan;
  if (!refund) return;
  if (refund.by === 'office') await refundDirectly(city, placed, refund);
  else await refundOnRequest(city, placed, refund);
  await city.api.jobs.run();
  if (refund.from) await payByHand(city, placed, refund.from);
}

async function refundDirectly(city: City, { id }: PlacedOrder, refund: PlannedRefund): Promise<void> {
  const office = await city.as('office');
  const order = await office.call(getOrder, { params: { id } });
  const [line] = order.lines;
  const piece = refund.onePiece && line ? { line_id: line.id, quantity: 1 } : null;
  const amountMinor =
    piece && line ? (line.total_minor + line.tax_minor) / line.quantity : order.refundable?.total_minor;
  await office.call(refundByOffice, {
    params: { id },
    body: {
      lines: piece ? [piece] : null,
      destination: refund.to,
      spared: refund.sparesStore ? ['store'] : [],
      reason: 'Broken',
      amount_minor: amountMinor ?? 0,
      version: order.version,
    },
  });
}

/** The customer asks for it, unless the order was canceled after a bank transfer: then it is owed without a request. */
async function refundOnRequest(
  city: City,
  { id, client, plan }: PlacedOrder,
  { to }: PlannedRefund,
): Promise<void> {
  if (!plan.end)
    await client.call(requestRefund, { query: {}, body: { order_id: id, customer_reason: 'Melted' } });
  const office = await city.as('office');
  const { rows } = await office.call(listRefunds, { query: { search: String(id) } });
  const request = rows.find((row) => row.order_id === id);
  await office.call(decideRefund, {
    params: { id: request?.id ?? 0 },
    body: { approved: true, note: null, destination: to },
  });
}

async function payByHand(city: City, { id, plan }: PlacedOrder, place: 'till' | 'bank'): Promise<void> {
  const office = await city.as('office');
  const amount = Math.round(plan.total * 100);
  await office.call(payHandRefund, {
    params: { id },
    body: { amount_minor: amount, open_minor: amount, place, courier_id: null },
  });
}
