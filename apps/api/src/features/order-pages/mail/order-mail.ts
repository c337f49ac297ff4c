import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { audienceOf } from '../../../platform/messages/index.ts';
import { ORDER_JOBS } from '../../orders/events/index.ts';
import { requireStore } from '../../stores/index.ts';
import { findOrderRow, listOrderLineRows } from '../read/orders.queries.ts';
import { trackingLink, trackingSigner } from '../track/tracking-link.ts';
import { orderMail } from './order-mail-text.ts';
import { orderSummary } from './order-summary.ts';
import { slotText, transferText } from './slot-text.ts';

/** The dependencies of mails about an order. */
export type OrderMailDeps = Pick<Deps, 'db' | 'jobs' | 'messages' | 'pool' | 'publicUrl' | 'settings'>;

/** Registers the job that sends the order confirmation with its tracking link. */
export function registerOrderMailJobs(deps: OrderMailDeps): void {
  deps.jobs.work(ORDER_JOBS.mail, ({ orderId }) => sendFor(deps, orderId));
}

async function sendFor(deps: OrderMailDeps, orderId: number): Promise<void> {
  const order = await findOrderRow(deps.pool, orderId);
  const to = order?.contact.email;
  // Parcels and trips have mails of their own.
  if (!order || order.store_id === null || order.type === 'trip' || !to || !deps.messages.mail) return;
  const [settings, sign, lines, store] = await Promise.all([
    deps.settings(),
    trackingSigner(deps),
    listOrderLineRows(deps.db, orderId),
    requireStore(deps.db, order.store_id),
  ]);
  const { language } = order;
  const { subject, text, html } = orderMail({
    language,
    orderId,
    name: order.contact.name,
    store: translated(store.name, language),
    shop: translated(settings.business_name, language),
    address: order.place?.address ?? null,
    slot: slotText(order, settings),
    transferBy: transferText(order, settings),
    summary: orderSummary(order, lines, settings),
    link: deps.publicUrl ? `${deps.publicUrl}${trackingLink(orderId, sign)}` : null,
  });
  const audience = audienceOf(order.owner);
  await deps.messages.send({ channel: 'mail', to, subject, text, html, audience });
}
