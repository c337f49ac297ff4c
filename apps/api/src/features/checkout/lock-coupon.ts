import { lockNames, type Tx } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { toE164 } from '../auth/index.ts';
import type { CheckoutBody } from './buyer.ts';

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
  const phone = viewer.kind === 'guest' ? (toE164(number, country) ?? number.trim()) : '';
  const names = [`coupon of ${owner}`, `coupon ${code.trim().toUpperCase()}`];
  await lockNames(tx, phone ? [...names, `coupon of ${phone}`] : names);
}
