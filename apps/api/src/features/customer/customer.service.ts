import type { ParsedInput } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import { listPopularItems } from '@errand/contract/catalog-lists';
import type { CustomerInfo } from '@errand/contract/customer';
import type * as contract from '@errand/contract/suggested-items';
import { toMajor } from '@errand/domain/money';
import { isId } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { profiles } from '../auth/accounts/index.ts';
import { itemLists, listExistingCategoryIds } from '../catalog/index.ts';
import { balancesOf } from '../ledger/index.ts';
import { zoneRows } from '../location/index.ts';
import { findCustomer } from './customer.queries.ts';

const DAY = 86_400_000;

/** The signed-in customer with wallet balance and loyalty points. */
export async function getCustomerInfo(
  ctx: RequestContext<'now' | 'pool' | 'settings'>,
): Promise<CustomerInfo> {
  const id = requireCustomerId(ctx);
  const [row, balances, settings] = await Promise.all([
    findCustomer(ctx.pool, id),
    balancesOf(ctx.pool, `customer:${id}`),
    ctx.settings(),
  ]);
  if (!row) throw new AppError('unauthenticated');
  return {
    id: row.id,
    f_name: row.first_name,
    l_name: row.last_name,
    email: row.email,
    phone: row.phone,
    image: row.picture,
    image_full_url: mediaUrl(ctx.publicUrl, row.picture),
    image_is_photo: row.is_photo ? 1 : 0,
    created_at: row.created_at.toISOString(),
    order_count: row.order_count,
    member_since_days: Math.max(0, Math.floor((ctx.now() - row.created_at.getTime()) / DAY)),
    wallet_balance: toMajor(balances.money, settings.digit_after_decimal_point),
    loyalty_point: balances.points,
    ref_code: row.ref_code,
    social_id: null,
    login_medium: row.login_medium,
    is_phone_verified: row.phone_verified ? 1 : 0,
    is_email_verified: row.email_verified ? 1 : 0,
    userinfo: null,
    selected_modules_for_interest: row.interests,
    zone_ids: row.zone_ids,
    is_valid_for_discount: false,
    discount_amount: 0,
    discount_amount_type: '',
    validity: '',
  };
}

/** Replaces the interests. Ids of unknown categories are ignored. */
export async function updateInterest(ctx: RequestContext<'db' | 'now'>, categoryIds: number[]) {
  const id = requireCustomerId(ctx);
  const existing = await listExistingCategoryIds(ctx.db, categoryIds);
  await profiles.setInterests(ctx.db, id, existing, new Date(ctx.now()));
  return { message: textOf('messages.interests_saved', ctx.language) };
}

/** Popular items of the customer's interests in the zones of the request, else in those the customer was last in. */
export async function listInterestItems(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now' | 'pool' | 'settings'>,
  paging: ParsedInput<typeof contract.listInterestItems>['query'],
): Promise<Item[]> {
  const customer = await findCustomer(ctx.pool, requireCustomerId(ctx));
  if (!customer) throw new AppError('unauthenticated');
  const zoneIds = ctx.zoneIds.length > 0 ? ctx.zoneIds : customer.zone_ids;
  if (zoneIds.length === 0) throw new AppError('zone_required');
  if (customer.interests.length === 0) return [];
  const query = { ...listPopularItems.query.parse(paging), category_ids: customer.interests };
  return (await itemLists.list({ ...ctx, zoneIds }, 'popular', query)).products;
}

/** Stores the zones of the request's header. Throws `zone_required` without one and `zone_unknown` if none is active. */
export async function updateZone(ctx: RequestContext<'db' | 'now'>): Promise<{ message: string }> {
  const id = requireCustomerId(ctx);
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const zoneIds = await zoneRows.listActiveIds(ctx.db, [...new Set(ctx.zoneIds.filter(isId))]);
  if (zoneIds.length === 0) throw new AppError('zone_unknown');
  await profiles.setZones(ctx.db, id, zoneIds, new Date(ctx.now()));
  return { message: textOf('messages.zone_saved', ctx.language) };
}
