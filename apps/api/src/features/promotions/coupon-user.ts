import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { customerAccounts, findFormerUses } from '../auth/accounts/index.ts';
import type { CouponUser } from '../orders/coupon-uses.views.ts';

type UserDeps = Pick<Deps, 'now' | 'pool'>;

/** A customer as the user of coupons. */
export async function couponUserOf(deps: UserDeps, q: Queryable, customerId: number): Promise<CouponUser> {
  const contact = await customerAccounts.findContact(q, customerId);
  return { owner: `customer:${customerId}`, ...(await couponPersonOf(deps, q, contact)) };
}

/** The person of a contact as the user of coupons, with what they had used before a deletion. */
export async function couponPersonOf(
  deps: UserDeps,
  q: Queryable,
  contact: { phone: string | null; email: string | null } | null,
): Promise<Omit<CouponUser, 'owner'>> {
  return {
    phones: contact?.phone ? [contact.phone] : [],
    mails: contact?.email ? [contact.email.toLowerCase()] : [],
    former: await findFormerUses(deps, q, contact),
  };
}
