import type { ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/deliveries';
import { courierEarningMinor, deliveryProof } from '@errand/domain/delivery';
import type { LanguageCode } from '@errand/domain/language';
import { courierTransitions } from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import { type Translations, translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { type CourierAccount, courierRows } from '../../couriers/index.ts';
import { type CourierDay, courierOrders, needsDeliveryCode } from '../../order-pages/index.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import { findParcel } from '../../parcel/index.ts';
import { requireStore } from '../../stores/index.ts';
import { cashDueMinor } from '../cash-due.ts';
import { listNotesOf, listOpenOffers } from '../deliveries.queries.ts';

const EARNING_DAYS = 60;

/** The courier whose account the member uses. Throws `no_courier_account`, also for one who is suspended. */
export async function requireCourier({ db, member }: ConsoleContext): Promise<CourierAccount> {
  const courier = await courierRows.findOfMember(db, member.id);
  if (!courier?.active) throw new AppError('no_courier_account');
  return courier;
}

/** What a courier sees: offers without the customer, running deliveries with the customer, and no delivered orders. */
export async function readDeliveries(
  ctx: ConsoleContext,
): Promise<ResponseInput<typeof contract.getDeliveries>> {
  const courier = await courierRows.findOfMember(ctx.db, ctx.member.id);
  if (!courier) return { courier: null, offers: [], deliveries: [], today: toSums([]) };
  const now = new Date(ctx.now());
  const offers = await listOpenOffers(ctx.db, courier.id, now);
  const offered = await Promise.all(offers.map(({ orderId }) => storedOrders.find(ctx.db, orderId)));
  const days = await courierOrders.listDays(ctx.pool, courier.id, now, 2);
  return {
    courier: {
      id: courier.id,
      name: nameOf(courier, ctx.language),
      vehicle: translated(courier.vehicle, ctx.language),
      active: courier.active,
      online: courier.online,
    },
    offers: await Promise.all(
      offers.flatMap((offer, index) => {
        const order = offered[index];
        return order ? [toOffer(ctx, offer, order)] : [];
      }),
    ),
    deliveries: await listDeliveries(ctx, courier.id),
    today: toSums(days.filter(({ is_today }) => is_today)),
  };
}

export async function readEarnings(ctx: ConsoleContext) {
  const courier = await requireCourier(ctx);
  const days = await courierOrders.listDays(ctx.pool, courier.id, new Date(ctx.now()), EARNING_DAYS);
  return {
    days: days.map((day) => ({ day: day.day, ...toSums([day]) })),
    total: toSums(days),
    cash_in_hand_minor: await courierRows.cashInHand(ctx.db, courier.id),
  };
}

async function listDeliveries(ctx: ConsoleContext, courierId: number) {
  const settings = await ctx.settings();
  const orders = (await courierOrders.list(ctx.db, courierId)).filter(
    (order) => order.status !== 'canceled' || order.departedAt !== null,
  );
  const ids = orders.map(({ id }) => id);
  const notes = await listNotesOf(ctx.db, courierId, ids);
  const lines = await courierOrders.listLines(ctx.db, ids);
  const rows = await Promise.all(
    orders.map((order) =>
      toDelivery(ctx, order, {
        settings,
        note: notes.find(({ orderId }) => orderId === order.id) ?? null,
        lines: lines.filter(({ orderId }) => orderId === order.id),
      }),
    ),
  );
  return rows.filter((row) => row.status !== 'canceled' || row.transitions.length > 0 || row.bring_back);
}

type Parts = {
  settings: Settings;
  note: Awaited<ReturnType<typeof listNotesOf>>[number] | null;
  lines: { name: Translations; quantity: number }[];
};

async function toDelivery(ctx: ConsoleContext, order: StoredOrder, { settings, note, lines }: Parts) {
  const parcel = order.type === 'parcel' ? await findParcel(ctx.db, order.id) : null;
  const isBeingReturned = order.status === 'canceled';
  const canReturn = parcel?.cancellationType === 'after_pickup' && parcel.returnedAt === null;
  return {
    ...(await toCarried(ctx, order, true)),
    ...(isBeingReturned && { cash_minor: canReturn ? cashDueMinor(order) + parcel.returnFeeMinor : 0 }),
    status: order.status,
    lines: lines.map(({ name, quantity }) => ({ name: translated(name, ctx.language), quantity })),
    note: order.note,
    instruction: order.deliveryInstruction,
    bring_change_minor: order.bringChangeMinor,
    expected_to: (order.expectedTo ?? order.scheduledFor)?.toISOString() ?? null,
    at_store_at: note?.atStoreAt?.toISOString() ?? null,
    absent_at: note?.absentAt?.toISOString() ?? null,
    sender_confirmed: isBeingReturned && parcel?.senderReturnedAt != null,
    bring_back: order.status === 'canceled' && note?.bringBackAt != null && note.broughtBackAt === null,
    transitions:
      isBeingReturned && !canReturn
        ? []
        : [
            ...courierTransitions(order.status, order.type, {
              mayCancel: settings.canceled_by_deliveryman,
            }),
          ],
    proof: deliveryProof(order.type, {
      needsCode: needsDeliveryCode(order, settings),
      takesPhotos: Boolean(settings.dm_picture_upload_status),
    }),
  };
}

async function toOffer(ctx: ConsoleContext, offer: { id: number; expiresAt: Date }, order: StoredOrder) {
  const carried = await toCarried(ctx, order, false);
  const { show_dm_earning: isShown } = await ctx.settings();
  return {
    ...carried,
    earning_minor: isShown ? carried.earning_minor : null,
    id: offer.id,
    expires_at: offer.expiresAt.toISOString(),
  };
}

/** The common fields of an offer and a delivery. Names and phones are included only if the courier has the order. */
async function toCarried(ctx: ConsoleContext, order: StoredOrder, isOwn: boolean) {
  const lines = await courierOrders.listLines(ctx.db, [order.id]);
  const { place } = order;
  return {
    order_id: order.id,
    type: order.type === 'parcel' ? ('parcel' as const) : ('delivery' as const),
    pickup: await pickupStop(ctx, order, isOwn),
    destination: place && toStop(place, isOwn),
    distance_km: order.distanceKm,
    earning_minor: courierEarningMinor(order),
    cash_minor: cashDueMinor(order),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

async function pickupStop(ctx: ConsoleContext, order: StoredOrder, isOwn: boolean) {
  if (order.storeId === null) {
    const sender = (await findParcel(ctx.db, order.id))?.sender;
    return sender ? toStop(sender, isOwn) : NOWHERE;
  }
  const store = await requireStore(ctx.db, order.storeId);
  return {
    name: translated(store.name, ctx.language),
    address: translated(store.address, ctx.language),
    details: null,
    phone: store.phone || null,
    latitude: store.latitude,
    longitude: store.longitude,
  };
}

/** The sender of a parcel whose customer was erased. */
const NOWHERE = { name: null, address: '', details: null, phone: null, latitude: 0, longitude: 0 };

function toStop(place: NonNullable<StoredOrder['place']>, isOwn: boolean) {
  const details = [place.road, place.house, place.floor].filter(Boolean).join(', ');
  return {
    name: isOwn ? place.contactName : null,
    address: place.address,
    details: isOwn && details !== '' ? details : null,
    phone: isOwn ? place.contactPhone : null,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

function toSums(days: CourierDay[]) {
  const sum = (key: 'delivered' | 'earning' | 'tips' | 'cash') =>
    days.reduce((total, day) => total + day[key], 0);
  return {
    delivered: sum('delivered'),
    earning_minor: sum('earning'),
    tips_minor: sum('tips'),
    cash_minor: sum('cash'),
  };
}

function nameOf({ firstName, lastName }: CourierAccount, language: LanguageCode): string {
  return `${translated(firstName, language)} ${translated(lastName, language)}`.trim();
}
