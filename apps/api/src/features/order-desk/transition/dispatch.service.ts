import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/dispatch';
import type { OrderDetails } from '@errand/contract/console/orders';
import { rankCouriers, reasonOf } from '@errand/domain/delivery';
import type { LanguageCode } from '@errand/domain/language';
import type { Point } from '@errand/domain/location';
import { isActive } from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { type Candidate, courierRows, listCandidates } from '../../couriers/index.ts';
import { listDeclined } from '../../deliveries/deliveries.views.ts';
import { courierOffers } from '../../deliveries/index.ts';
import { orderChanges, type StoredOrder, storedOrders } from '../../orders/index.ts';
import { listOrderPage } from '../list-orders.queries.ts';
import { requireUnchanged } from '../order-changes.service.ts';
import { toOrderRow } from '../order-row.serializer.ts';
import { readOrder } from '../read-order.service.ts';

const MOST_ORDERS = 500;
/** Types of orders that a courier carries. */
const CARRIED = ['delivery', 'parcel'] as const;

/** The running deliveries of the caller's scope: those without a courier, and the others by courier. */
export async function readDispatch(ctx: ConsoleContext, zoneId: number | undefined) {
  const pages = CARRIED.map((type) =>
    listOrderPage(ctx.pool, ctx.scope, { phase: 'running', type, zone_id: zoneId }, ctx.now(), {
      limit: MOST_ORDERS,
      after: null,
      by: 'due_at',
      ascending: true,
    }),
  );
  const found = (await Promise.all(pages)).flat();
  const rows = found
    .filter(({ due_at }) => due_at !== null)
    .toSorted((a, b) => Number(a.due_at) - Number(b.due_at))
    .map((row) => toOrderRow(row, ctx));
  const ownZones = ctx.scope.all ? null : ctx.scope.zoneIds;
  const zoneIds =
    zoneId === undefined ? ownZones : [zoneId].filter((id) => ownZones === null || ownZones.includes(id));
  const busy = rows.flatMap(({ courier }) => courier?.id ?? []);
  const couriers = await listCandidates(ctx.db, zoneIds, busy);
  return {
    unassigned: rows.filter(({ courier }) => courier === null),
    couriers: couriers.map((courier) => ({
      ...toCourier(courier, ctx.language),
      orders: rows.filter((row) => row.courier?.id === courier.id),
    })),
  };
}

/** Couriers for an order, the best one first, and the automatic choice with its reason. */
export async function candidatesFor(ctx: ConsoleContext, orderId: number) {
  const order = requireFound(await storedOrders.find(ctx.db, orderId));
  const ranked = await rank(ctx, order);
  const best = ranked.find(isAvailable);
  return {
    rows: ranked.map(({ distanceKm, ...courier }) => ({
      ...toCourier(courier, ctx.language),
      distance_km: distanceKm,
    })),
    choice: best ? { courier_id: best.id, why: reasonOf(best) } : null,
  };
}

/**
 * Assigns a running order to a courier, to none, or to the best one, who is asked first if they have an account.
 * Throws `order_state` for orders that have ended or have no courier, `changed_meanwhile`, and `no_courier`.
 */
export async function assign(
  ctx: ConsoleContext,
  orderId: number,
  { courier_id, version }: ParsedInput<typeof contract.assignCourier>['body'],
): Promise<OrderDetails> {
  await requireUnchanged(ctx, orderId, version);
  await ctx.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (!order || !isActive(order.status) || !CARRIED.some((type) => type === order.type))
      throw new AppError('order_state', { from: order?.status ?? '', to: 'accepted' });
    const best = courier_id === 'auto' ? ((await rank(ctx, order)).find(isAvailable) ?? null) : null;
    if (best?.staffId && order.courierId === null && courierOffers.OFFERED_STATUSES.includes(order.status)) {
      await courierOffers.offerTo(ctx, tx, order, best);
      return;
    }
    const courierId =
      courier_id === 'auto'
        ? (best?.id ?? null)
        : courier_id && (await courierRows.findActive(tx, courier_id, order.zoneId));
    if (courierId === null && courier_id !== null) throw new AppError('no_courier');
    await courierOffers.withdraw(ctx, orderId);
    await orderChanges.assignToCourier(ctx, tx, order, courierId);
  });
  return readOrder(ctx, orderId);
}

/** Whether the automatic choice may take a courier. */
function isAvailable({ online, hasDeclined }: { online: boolean; hasDeclined: boolean }): boolean {
  return online && !hasDeclined;
}

/** Active couriers, the best one first; those who declined the order come later, and those who are offline last. */
async function rank(ctx: ConsoleContext, order: StoredOrder) {
  const couriers = await listCandidates(ctx.db, [order.zoneId]);
  const declined = await listDeclined(ctx.db, order.id);
  const ranked = rankCouriers(
    couriers
      .filter(({ active }) => active)
      .map((courier) => ({ ...courier, at: pointOf(courier), hasDeclined: declined.includes(courier.id) })),
    await courierOffers.pickupOf(ctx.db, order),
  );
  return ranked.toSorted(
    (a, b) => Number(b.online) - Number(a.online) || Number(a.hasDeclined) - Number(b.hasDeclined),
  );
}

function pointOf({ latitude, longitude }: Pick<Candidate, 'latitude' | 'longitude'>): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function toCourier(courier: Candidate, language: LanguageCode) {
  return {
    id: courier.id,
    name: `${translated(courier.firstName, language)} ${translated(courier.lastName, language)}`.trim(),
    phone: courier.phone,
    vehicle: translated(courier.vehicle, language),
    active: courier.active && courier.online,
    load: courier.load,
    located_at: courier.locatedAt?.toISOString() ?? null,
    at: pointOf(courier),
  };
}
