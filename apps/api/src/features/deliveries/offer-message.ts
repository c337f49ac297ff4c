import { OFFER_SECONDS } from '@errand/domain/delivery';
import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { textOf } from '../../platform/texts/index.ts';
import type { ReadContent, TellDeps } from '../messaging/index.ts';
import { staffContent, staffRecipients, tellStaff } from '../messaging/staff/index.ts';
import { storedOrders } from '../orders/index.ts';
import { storeNamesOf } from '../stores/stores.views.ts';
import { findOffer } from './deliveries.queries.ts';

/** Tells the member of a courier of an offer. */
export async function tellOffer(deps: Pick<Deps, 'db'> & TellDeps, offerId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const offer = await findOffer(tx, offerId);
    if (!offer) return;
    const member = await staffRecipients.memberOf(tx, offer.courierId);
    await tellStaff(deps, tx, member, { event: 'offer', subject: `offer:${offerId}` });
  });
}

/** What tells of an offer that is still open. */
export const OFFER_CONTENT: ReadContent = async (deps, { subject, recipient }, { language }) => {
  const offer = await findOffer(deps.db, Number(subject.split(':')[1]));
  if (!offer || offer.answer !== null || offer.expiresAt.getTime() <= deps.now()) return null;
  const member = await staffRecipients.memberOf(deps.db, offer.courierId);
  const order = await storedOrders.find(deps.db, offer.orderId);
  if (!order || !member.some((one) => one === recipient)) return null;
  const names = await storeNamesOf(deps.db, order.storeId === null ? [] : [order.storeId]);
  const values = {
    seconds: OFFER_SECONDS,
    store: order.storeId === null ? '' : translated(names.get(order.storeId), language),
  };
  return staffContent(
    deps,
    { language },
    {
      title: textOf('staff.offer.title', language),
      description: textOf(`staff.offer.${order.storeId === null ? 'parcel' : 'store'}`, language, values),
      path: '/deliveries',
      tag: `offer-${order.id}`,
      ttlSeconds: OFFER_SECONDS,
    },
  );
};
