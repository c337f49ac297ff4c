import type { LanguageCode } from '@errand/domain/language';
import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { EditableMail } from '../../../platform/messages/mail/index.ts';
import { requireStore } from '../../stores/index.ts';
import { findOrderRow, listOrderLineRows } from '../read/orders.queries.ts';
import { trackingLink, trackingSigner } from '../track/tracking-link.ts';
import { orderMail } from './order-mail-text.ts';
import { orderSummary } from './order-summary.ts';
import { slotText, transferText } from './slot-text.ts';

/** The dependencies of mails about an order. */
export type OrderMailDeps = Pick<Deps, 'db' | 'jobs' | 'messages' | 'pool' | 'publicUrl' | 'settings'>;

/** The confirmation of an order with its tracking link; null for parcels and trips, which have mails of their own. */
export async function readOrderMail(
  deps: OrderMailDeps,
  orderId: number,
  reader?: { language: LanguageCode },
): Promise<EditableMail | null> {
  const found = await findOrderRow(deps.pool, orderId);
  if (!found || found.store_id === null || found.type === 'trip') return null;
  const order = { ...found, language: reader?.language ?? found.language };
  const [settings, sign, lines, store] = await Promise.all([
    deps.settings(),
    trackingSigner(deps),
    listOrderLineRows(deps.db, orderId),
    requireStore(deps.db, found.store_id),
  ]);
  const { language } = order;
  return orderMail({
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
}
