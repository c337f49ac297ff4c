import type { ErrorCode } from '@errand/contract';
import type { CouponTerms } from '@errand/domain/books';
import { type Coupon, type CouponRejection, type CouponUsage, checkCoupon } from '@errand/domain/checkout';
import { formatMoney, type MoneyStyle } from '@errand/domain/money';
import { lockNames, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { customerAccounts, toE164 } from '../auth/accounts/index.ts';
import type { Problem } from '../cart/index.ts';
import { type CouponUser, countAllUses, countUses } from '../orders/coupon-uses.views.ts';
import { type CouponRow, couponUsers, findCoupon } from '../promotions/index.ts';
import type { CheckoutBody, Contact } from './buyer.ts';

/**
 * Result of a coupon code: `coupon` if it applies, else `problem`; neither without a code. `terms` say who
 * has issued it and bears it.
 */
export type CouponOutcome = {
  code: string | null;
  coupon: Coupon | null;
  terms: CouponTerms | null;
  problem: Problem | null;
};

const NO_COUPON: CouponOutcome = { code: null, coupon: null, terms: null, problem: null };

type Use = Omit<CouponUsage, 'orderCount' | 'usedCount' | 'totalUsed'> & CouponUser & { moduleId: number };

/** Looks up a code and checks its rules; an unknown code is a problem like the others. */
export async function couponOutcome(
  q: Queryable,
  sent: string | null | undefined,
  use: Use,
  money: MoneyStyle,
): Promise<CouponOutcome> {
  const code = sent?.trim().toUpperCase();
  if (!code) return NO_COUPON;
  const row = await findCoupon(q, code, use.moduleId);
  if (!row) return { ...NO_COUPON, code, problem: { code: 'coupon_unknown' } };
  const counts = await countUses(q, use, code);
  const totalUsed = row.totalUses > 0 ? await countAllUses(q, code) : 0;
  const coupon = couponOf(row);
  const used = { ...use, orderCount: counts.orders, usedCount: counts.uses, totalUsed };
  const checked = checkCoupon(coupon, used);
  if (!checked.ok) return { ...NO_COUPON, code, problem: problemOf(checked, money) };
  const terms = { byStore: row.storeId !== null, storePercent: row.storePercent };
  return { code, coupon, terms, problem: null };
}

type CouponUse = Pick<Use, 'owner' | 'moduleId' | 'storeId' | 'zoneId'> & {
  code: string | null | undefined;
  contact: Contact | null;
  money: MoneyStyle;
};

/** Quotes an order of any kind with its coupon if that applies, otherwise without one. */
export async function quoteWithCoupon<Quoted extends { subtotalMinor: number }>(
  ctx: RequestContext<'now' | 'pool'>,
  q: Queryable,
  { code, contact, money, ...use }: CouponUse,
  quote: (coupon: Coupon | null) => Quoted,
): Promise<{ quote: Quoted; coupon: CouponOutcome }> {
  const plain = quote(null);
  if (!code?.trim()) return { quote: plain, coupon: NO_COUPON };
  const person = await couponPerson(ctx, q, contact);
  const used = { ...use, ...person, subtotalMinor: plain.subtotalMinor, atMs: ctx.now() };
  const coupon = await couponOutcome(q, code, used, money);
  return { quote: coupon.coupon ? quote(coupon.coupon) : plain, coupon };
}

/**
 * Who uses a coupon: phone and mail of a customer's account or of a guest's contact, and what they had used before a
 * deletion. A customer's order may go to somebody else.
 */
export async function couponPerson(
  ctx: RequestContext<'now' | 'pool'>,
  q: Queryable,
  contact: Contact | null,
): Promise<Pick<CouponUser, 'phones' | 'mails' | 'former'>> {
  const { viewer } = ctx;
  const person =
    viewer.kind === 'customer' ? await customerAccounts.findContact(q, viewer.customerId) : contact;
  return couponUsers.ofContact(ctx, q, person);
}

/** A stored coupon in the form of the rules. */
export function couponOf(row: CouponRow): Coupon {
  return {
    type: row.type,
    discount: row.discount,
    discountType: row.discountType,
    minPurchaseMinor: row.minPurchaseMinor,
    maxDiscountMinor: row.maxDiscountMinor,
    startsAtMs: row.startsAt.getTime(),
    expiresAtMs: row.endsAt.getTime(),
    limit: row.perCustomer,
    totalLimit: row.totalUses,
    storeIds: row.type === 'store_wise' ? row.boundTo : [],
    zoneIds: row.type === 'zone_wise' ? row.boundTo : [],
  };
}

/** A coupon that has not started is reported as unknown, because it is not public yet. */
const CODES: Record<Exclude<CouponRejection['code'], 'below_minimum'>, ErrorCode> = {
  coupon_not_started: 'coupon_unknown',
  coupon_expired: 'coupon_expired',
  coupon_used_up: 'coupon_used_up',
  coupon_gone: 'coupon_gone',
  coupon_other_store: 'coupon_other_store',
  coupon_other_zone: 'coupon_other_zone',
  coupon_first_order_only: 'coupon_first_order_only',
};

function problemOf(rejection: CouponRejection, money: MoneyStyle): Problem {
  if (rejection.code === 'below_minimum') {
    return { code: 'coupon_minimum', details: { minimum: formatMoney(rejection.minimumMinor, money) } };
  }
  return { code: CODES[rejection.code] };
}

/**
 * Serializes orders that use a coupon until the use is counted: orders of one customer (carts of two
 * modules have different locks), of guests with one phone number, and with one code.
 */
export async function lockCouponUse(
  { viewer }: RequestContext,
  tx: Tx,
  owner: string,
  { coupon_code: code, contact_person_number: number = '' }: CheckoutBody,
  country: string,
): Promise<void> {
  if (!code?.trim()) return;
  const phone = viewer.kind === 'guest' ? (toE164(number, country) ?? '') : '';
  const names = [`coupon of ${owner}`, `coupon ${code.trim().toUpperCase()}`];
  await lockNames(tx, phone ? [...names, `coupon of ${phone}`] : names);
}
