import { dependsOnHistory } from '@errand/domain/checkout';
import type { ConsoleContext } from '../../../console/index.ts';
import { phoneAccounts } from '../../auth/accounts/index.ts';
import { couponUse } from '../../checkout/index.ts';
import { findCoupon } from '../../promotions/index.ts';
import { requireStore } from '../../stores/index.ts';
import { type Acquaintance, findAcquaintance } from './phone-caller.queries.ts';
import type { PhoneOrder } from './phone-order.ts';

/** The customer id of a caller without an account yet. No account has it. */
const NOBODY = 0;

/** The caller of a phone order. */
export type Caller = {
  account: Awaited<ReturnType<typeof phoneAccounts.find>>;
  /** Of the account, or of nobody. */
  customerId: number;
  owner: string;
  /** How the member's zones know the customer; null if they do not, and for members without a limit to zones. */
  acquaintance: Acquaintance | null;
  /**
   * Whether nothing may tell a new number from an account of another zone. An order that staff placed does not end this:
   * anyone's number can be typed.
   */
  isHidden: boolean;
};

/** Finds the caller with a phone number in E.164. Members of zones know a customer only by orders there. */
export async function findCaller(ctx: ConsoleContext, phone: string): Promise<Caller> {
  const account = await phoneAccounts.find(ctx.db, phone);
  const customerId = account?.id ?? NOBODY;
  const owner = `customer:${customerId}`;
  const acquaintance = ctx.scope.all ? null : await findAcquaintance(ctx.db, owner, ctx.scope.zoneIds);
  return { account, customerId, owner, acquaintance, isHidden: !ctx.scope.all && !acquaintance?.ordered };
}

/** Whether the coupon of a hidden caller would tell something about their orders elsewhere, so it is left to the office. */
export async function isCouponOfOffice(
  { db }: ConsoleContext,
  { isHidden }: Caller,
  storeId: number,
  { coupon_code: code }: PhoneOrder,
): Promise<boolean> {
  if (!isHidden || !code) return false;
  const store = await requireStore(db, storeId);
  const row = await findCoupon(db, code.toUpperCase(), store.module_id);
  return row !== null && dependsOnHistory(couponUse.outcomeOf(row));
}
