import type { ParsedInput } from '@errand/contract';
import type { applyCoupon as applyContract, Coupon } from '@errand/contract/coupons';
import type { Banner } from '@errand/contract/promotions';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { applyCoupon, listCoupons } from '../../checkout/index.ts';
import { findModuleOfType } from '../../modules/index.ts';
import { listBanners } from '../../promotions/index.ts';

type CouponsContext = RequestContext<'db' | 'now' | 'pool' | 'settings'>;

/** The banners of the rental module, whatever module the visitor is in. */
export async function listRentalBanners(
  ctx: RequestContext<'db' | 'now' | 'pool'>,
): Promise<{ banners: Banner[] }> {
  const moduleId = await findModuleOfType(ctx.db, 'rental');
  if (moduleId === null) return { banners: [] };
  const { banners } = await listBanners({ ...ctx, moduleId }, false);
  return { banners };
}

/** The coupons that the visitor can use for a trip, without those that waive a delivery. */
export async function listRentalCoupons(ctx: CouponsContext, providerId: number | null): Promise<Coupon[]> {
  const moduleId = await findModuleOfType(ctx.db, 'rental');
  const coupons = await listCoupons(ctx, { moduleId, storeId: providerId });
  return coupons.filter(({ coupon_type: type }) => type !== 'free_delivery');
}

/** A coupon by its code, if it is valid for a trip of the provider; throws the reason otherwise. */
export async function applyRentalCoupon(
  ctx: CouponsContext,
  query: ParsedInput<typeof applyContract>['query'],
): Promise<Coupon> {
  const coupon = await applyCoupon(ctx, query);
  if (coupon.coupon_type === 'free_delivery') throw new AppError('coupon_unknown');
  return coupon;
}
