import { isOn } from '@errand/contract/flag';
import { missingDoor } from '@errand/domain/addresses';
import { checkMinimumOrder, checkPrescription, type Quote } from '@errand/domain/checkout';
import type { LanguageCode } from '@errand/domain/language';
import { formatMoney, type MoneyStyle } from '@errand/domain/money';
import { deliversTo, isInDeliveryArea } from '@errand/domain/stores';
import type { SlotQuery } from '@errand/domain/time';
import { translated } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { toE164 } from '../auth/accounts/index.ts';
import { lineProblem, type Problem, type StoredCart } from '../cart/index.ts';
import { type SaleItem, soldState } from '../catalog/index.ts';
import type { ZoneTerms } from '../location/index.ts';
import { type StoreRow, storeHours } from '../stores/index.ts';
import { type CheckoutBody, type Contact, destinationOf } from './buyer.ts';
import type { TakenSlot } from './kitchen-capacity.ts';
import type { PrescriptionNeed } from './prescription.ts';
import { shortKey } from './quoted-lines.ts';
import { isOffered } from './schedule.ts';

/** A problem, with the line that causes it if one does. */
export type CheckoutProblem = Problem & {
  line?: { id: number; key: string; name: string; quantity: number; maximum: number | null };
};

export type Facts = {
  body: CheckoutBody;
  settings: Settings;
  money: MoneyStyle;
  store: StoreRow;
  terms: ZoneTerms;
  /** Zones that contain the address. */
  addressZones: number[];
  /** The requested time; null for as soon as possible, NaN if it is invalid. */
  scheduledMs: number | null;
  slots: SlotQuery;
  taken: TakenSlot;
  lines: CheckoutProblem[];
  contact: Contact | null;
  quote: Quote;
  payment: Problem[];
  coupon: Problem | null;
  prescription: PrescriptionNeed;
  /** Number of attached files. */
  sentCount: number;
};

/** Lists all problems that prevent the order, most important first. */
export function problemsOf(ctx: RequestContext<'maps' | 'now'>, facts: Facts): CheckoutProblem[] {
  const { store, terms, settings } = facts;
  return [
    ...when(!settings.orders_open, 'orders_closed'),
    ...when(ctx.viewer.kind !== 'customer' && !isOn(settings.guest_checkout_status), 'guest_checkout_off'),
    ...facts.lines,
    ...when(!store.active || !terms.zone_active, 'store_unavailable'),
    ...timeProblems(ctx, facts),
    ...when(!isTypeOffered(facts), 'order_type_off'),
    ...when(isTipRejected(facts), 'tips_off'),
    ...placeProblems(facts),
    ...when(isDoorMissing(ctx, facts), 'door_required'),
    ...contactProblems(facts),
    ...prescriptionProblems(facts),
    ...amountProblems(facts),
    ...(facts.coupon ? [facts.coupon] : []),
  ];
}

function timeProblems(ctx: RequestContext<'now'>, facts: Facts): Problem[] {
  const { store, settings, scheduledMs, slots, taken } = facts;
  if (scheduledMs !== null) {
    const isSlot = isOffered(store, settings, slots, scheduledMs);
    return isSlot ? when(taken.isFull, 'slot_full') : [{ code: 'order_time' }];
  }
  const isClosed = store.active && !storeHours.openStateOf(store, ctx.now()).open;
  return isClosed ? [{ code: 'store_closed' }] : when(taken.isFull, 'kitchen_full');
}

function isTypeOffered({ body, store, settings }: Facts): boolean {
  if (body.order_type === 'take_away') return store.take_away && isOn(settings.takeaway_status);
  return store.delivery && isOn(settings.home_delivery_status);
}

/** A tip is never dropped without a word. */
function isTipRejected({ body, settings }: Facts): boolean {
  return body.order_type === 'delivery' && body.dm_tips > 0 && !isOn(settings.dm_tips_status);
}

/** Only delivered orders whose place is known need a door. */
function isDoorMissing({ maps }: RequestContext<'maps'>, { body }: Facts): boolean {
  return destinationOf(body) !== null && missingDoor(body, maps.services.geocoder).length > 0;
}

function placeProblems({ body, store, terms, addressZones }: Facts): Problem[] {
  if (body.order_type === 'take_away') return [];
  const to = destinationOf(body);
  if (!to || addressZones.length === 0) return [{ code: 'coordinates' }];
  const delivers = deliversTo(store, {
    zoneIds: addressZones,
    isInArea: isInDeliveryArea(store.delivery_area, to),
    servesAllZones: terms.all_zone_service,
  });
  return when(!delivers, 'outside_store_zone');
}

function contactProblems({ contact, body, settings }: Facts): Problem[] {
  if (contact) return [];
  const number = body.contact_person_number?.trim();
  const isWrong = number && toE164(number, settings.country) === null;
  return [{ code: isWrong ? 'phone_invalid' : 'contact_required' }];
}

function prescriptionProblems({ prescription, sentCount, body }: Facts): Problem[] {
  const sent = checkPrescription(prescription !== null, sentCount);
  // The price is not known yet, so it cannot be prepaid.
  const isPrepaid = prescription === 'order' && body.payment_method !== 'cash_on_delivery';
  return [
    ...when(prescription === 'rejected', 'order_type_off'),
    ...when(!sent.ok, 'prescription_required'),
    ...when(isPrepaid, 'payment_method_off'),
  ];
}

function amountProblems({ money, store, quote, payment, prescription }: Facts): Problem[] {
  const least = prescription === 'order' ? 0 : store.minimum_order_minor;
  const minimum = checkMinimumOrder(quote.subtotalMinor, least);
  const below: Problem[] = minimum.ok
    ? []
    : [{ code: 'below_minimum', details: { minimum: formatMoney(minimum.minimumMinor, money) } }];
  // Whoever accepts the pharmacy's offer chooses a payment then.
  return [...below, ...(prescription === 'order' ? [] : payment)];
}

function when(applies: boolean, code: Problem['code']): Problem[] {
  return applies ? [{ code }] : [];
}

/** When the order is wanted, in milliseconds since 1970. */
type Wanted = { atMs: number; nowMs: number };

/** Lists the problems of lines at the instant that the order is wanted for, each with its item. */
export function lineProblems(
  { cart, items, direct }: StoredCart,
  wanted: Wanted,
  storeActive: boolean,
  language: LanguageCode,
): CheckoutProblem[] {
  return cart.lines.flatMap((line) => {
    const item = items.get(line.item.id);
    if (!item) return [];
    const problem = lineProblem(cart, line, soldAt(item, wanted, storeActive), language, direct);
    if (!problem) return [];
    const name = translated(item.row.name, language);
    const maximum = problem.details?.maximum;
    return {
      ...problem,
      details: { ...problem.details, ...momentOf(problem, item, wanted), item_id: item.row.id, item: name },
      line: {
        id: Number(line.id),
        key: shortKey(line),
        name,
        quantity: line.quantity,
        maximum: typeof maximum === 'number' ? maximum : null,
      },
    };
  });
}

/**
 * The item at the requested hour. An item that can be ordered ahead must be available then only, any other
 * item also now. An inactive store is reported once, not per line.
 */
function soldAt(item: SaleItem, { atMs, nowMs }: Wanted, storeActive: boolean): SaleItem {
  return {
    ...item,
    ...(isOrderable(item) && soldState(item.row, atMs, nowMs)),
    onSale: storeActive ? item.onSale : item.row.active,
    row: { ...item.row, schedule_order: false },
  };
}

/** Whether the item can be ordered at this moment, for now or for a later time. */
function isOrderable({ availableNow, row }: SaleItem): boolean {
  return availableNow || row.schedule_order;
}

/** Which time the message of `not_available` speaks of: the chosen one, or now. */
function momentOf({ code }: Problem, item: SaleItem, { atMs, nowMs }: Wanted): Record<string, string> {
  if (code !== 'not_available') return {};
  return { moment: atMs !== nowMs && isOrderable(item) ? 'chosen' : 'now' };
}
