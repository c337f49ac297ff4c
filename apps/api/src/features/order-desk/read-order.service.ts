import type { OrderDetails } from '@errand/contract/console/orders';
import { cancellationFeeMinor, cancellationType } from '@errand/domain/parcel';
import { type ConsoleContext, listAuthors } from '../../console/index.ts';
import { listStaffNames } from '../../console/staff/staff.queries.ts';
import { isOrderId } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { listDeliveryNotes } from '../deliveries/deliveries.views.ts';
import { orderRows } from '../order-pages/index.ts';
import { type StoredOrder, storedOrders } from '../orders/index.ts';
import { heldByProvider } from '../payments/payments.views.ts';
import { cancellationOf, findTripRows } from '../rental/index.ts';
import { settingTerms } from '../settings/index.ts';
import { namesOfStores } from '../stores/index.ts';
import { listEdits } from './edit/order-edits.queries.ts';
import { findListedOrder } from './list-orders.queries.ts';
import { findVersion, listHistory, listNotes } from './order-desk.queries.ts';
import { toOrderDetails } from './order-details.serializer.ts';
import { listRecordedChecks } from './prescription/check.service.ts';
import { keepableMinor } from './transition/keepable-fee.ts';

/** An order with everything that its page shows. Throws `not_found`. */
export async function readOrder(ctx: ConsoleContext, id: number): Promise<OrderDetails> {
  const listed = isOrderId(id) ? await findListedOrder(ctx.pool, id) : null;
  const row = listed && (await orderRows.find(ctx.pool, id));
  const stored = row && (await storedOrders.find(ctx.db, id));
  if (!listed || !row || !stored) throw new AppError('not_found');
  const settings = await ctx.settings();
  const lines = await orderRows.listLines(ctx.db, id);
  const history = await listHistory(ctx.db, id);
  const notes = await listNotes(ctx.db, id);
  const authors = await listAuthors(
    ctx.db,
    'order_history',
    history.map((entry) => entry.id),
  );
  const edits = await listEdits(ctx.db, id);
  const editors = await listAuthors(
    ctx.db,
    'order_edits',
    edits.map((edit) => edit.id),
  );
  const refunders = await listAuthors(
    ctx.db,
    'order_refunds',
    row.refunds.map((refund) => refund.id),
  );
  const staff = await listStaffNames(ctx.db, [
    ...authors.values(),
    ...editors.values(),
    ...refunders.values(),
    ...notes.map(({ staffId }) => staffId),
  ]);
  const [store] = row.store_id === null ? [] : await namesOfStores.listContacts(ctx.db, [row.store_id]);
  return toOrderDetails(ctx, {
    listed,
    row,
    lines,
    history,
    notes,
    store: store ?? null,
    settings,
    staff,
    authors,
    checks: await listRecordedChecks(ctx, id),
    edits,
    editors,
    refunders,
    trip: row.type === 'trip' ? ((await findTripRows(ctx.pool, [id])).get(id) ?? null) : null,
    version: (await findVersion(ctx.db, id)) ?? '',
    heldMinor: await heldByProvider(ctx.db, id),
    courierNotes:
      (await listDeliveryNotes(ctx.db, id)).find(({ courierId }) => courierId === stored.courierId) ?? null,
    cancellation: await cancellationParts(ctx, stored),
  });
}

type Cancellation = NonNullable<OrderDetails['cancellation']>;

/** Parcels and trips are canceled by rules that leave staff no choice. */
const NO_CHOICE = { keepable_minor: 0, returnable: false };

/** What canceling an order now would refund: a trip by its terms, a parcel in transit nothing, others everything. */
async function cancellationParts(ctx: ConsoleContext, order: StoredOrder): Promise<Cancellation> {
  if (order.type === 'trip') {
    const { feeMinor, toWalletMinor, toProviderMinor } = await cancellationOf(ctx, ctx.db, order);
    return {
      ...NO_CHOICE,
      fee_minor: feeMinor,
      to_wallet_minor: toWalletMinor,
      to_provider_minor: toProviderMinor,
    };
  }
  if (order.type === 'parcel' && cancellationType(order.status) === 'after_pickup') {
    const terms = settingTerms.parcelReturn(await ctx.settings());
    const fee = cancellationFeeMinor('after_pickup', order.deliveryMinor, terms);
    return { ...NO_CHOICE, fee_minor: fee, to_wallet_minor: 0, to_provider_minor: 0 };
  }
  const toProvider = order.paymentStatus === 'paid' ? await heldByProvider(ctx.db, order.id) : 0;
  return {
    fee_minor: 0,
    to_wallet_minor: order.walletMinor,
    to_provider_minor: toProvider,
    keepable_minor: keepableMinor(order),
    returnable: order.type === 'delivery' && order.status === 'picked_up' && order.courierId !== null,
  };
}
