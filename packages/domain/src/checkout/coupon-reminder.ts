import type { CouponType } from './coupon-types.ts';

/** A running coupon that a customer can still use. */
export type UsableCoupon = {
  id: number;
  type: CouponType;
  /** Null for all modules. */
  moduleId: number | null;
  /** Stores of a `store_wise` coupon, zones of a `zone_wise` one. */
  boundTo: readonly number[];
  startsAtMs: number;
  endsAtMs: number;
};

/** A store that interests a customer: for its orders, its wishes or its cart. */
export type StoreOfInterest = { id: number; moduleId: number; zoneId: number };

/** What a customer was reminded of before. */
export type CouponReminders = { toldIds: ReadonlySet<number>; lastToldMs: number | null };

const DAY_MS = 86_400_000;
/** A coupon that ends within this time causes a reminder. */
const SOON_MS = 3 * DAY_MS;
/** A reminder names what ends within this time too, so that the next one can wait. */
const NAMED_MS = 7 * DAY_MS;
/** A customer is reminded no more often. Together with `SOON_MS` it is longer than `NAMED_MS`, so that none ends in between. */
const PAUSE_MS = 5 * DAY_MS;
/** A coupon that began later is still new: telling of it would be no reminder. */
const NEW_MS = 3 * DAY_MS;

/** Whether a reminder may name a coupon: it runs, and ends soon. One that was extended meanwhile does not. */
export function isEnding({ endsAtMs }: Pick<UsableCoupon, 'endsAtMs'>, nowMs: number): boolean {
  return endsAtMs > nowMs && endsAtMs <= nowMs + NAMED_MS;
}

/**
 * The coupons that a customer is reminded of now, the first to end first; none unless one ends soon. Each is told once, and only if
 * it is valid at a store that interests the customer: most coupons are for everybody, and those of other stores would be advertising.
 */
export function couponsToRemindOf<Coupon extends UsableCoupon>(
  usable: readonly Coupon[],
  stores: readonly StoreOfInterest[],
  { toldIds, lastToldMs }: CouponReminders,
  nowMs: number,
): Coupon[] {
  if (lastToldMs !== null && nowMs - lastToldMs < PAUSE_MS) return [];
  const named = usable
    .filter(
      (coupon) =>
        isEnding(coupon, nowMs) &&
        nowMs - coupon.startsAtMs >= NEW_MS &&
        !toldIds.has(coupon.id) &&
        stores.some((store) => isValidAt(coupon, store)),
    )
    .toSorted((one, other) => one.endsAtMs - other.endsAtMs || one.id - other.id);
  const [first] = named;
  return first && first.endsAtMs <= nowMs + SOON_MS ? named : [];
}

function isValidAt({ type, moduleId, boundTo }: UsableCoupon, store: StoreOfInterest): boolean {
  if (moduleId !== null && moduleId !== store.moduleId) return false;
  if (type === 'store_wise') return boundTo.includes(store.id);
  return type !== 'zone_wise' || boundTo.includes(store.zoneId);
}
