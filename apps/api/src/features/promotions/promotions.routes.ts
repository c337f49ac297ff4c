import { applyCoupon, listAllCoupons, listCoupons } from '@errand/contract/coupons';
import {
  getCampaign,
  getCashback,
  getFlashSale,
  getVideoContent,
  listAdvertisements,
  listBanners,
  listCampaignItems,
  listCampaigns,
  listCashbacks,
  listFlashItems,
  listOtherBanners,
  listReasons,
  listStoreBanners,
} from '@errand/contract/promotions';
import type { Route } from '../../platform/http/index.ts';
import { getRunningCampaign, listVisitorCampaignItems, listVisitorCampaigns } from './campaigns.service.ts';
import { applyVisitorCoupon, listVisitorCoupons } from './coupons.service.ts';
import { getRunningFlashSale, listFlashSaleItems } from './flash-sales.service.ts';
import {
  getBestCashback,
  getModuleVideo,
  listModuleReasons,
  listRunningCashbacks,
  listVisitorAdvertisements,
} from './offers.service.ts';
import { listBannersBetween, listBannersOfStore, listVisitorBanners } from './promotions.service.ts';

export function promotionRoutes(route: Route): void {
  route(listBanners, (ctx, { query }) => listVisitorBanners(ctx, query.featured === 1));
  route(listStoreBanners, (ctx, { params }) => listBannersOfStore(ctx, params.store_id));
  route(listOtherBanners, (ctx) => listBannersBetween(ctx));
  route(listReasons, (ctx) => listModuleReasons(ctx));
  route(getVideoContent, (ctx) => getModuleVideo(ctx));
  route(listCampaigns, (ctx) => listVisitorCampaigns(ctx));
  route(getCampaign, (ctx, { query }) => getRunningCampaign(ctx, query.basic_campaign_id ?? query.id));
  route(listCampaignItems, (ctx) => listVisitorCampaignItems(ctx));
  route(getFlashSale, (ctx) => getRunningFlashSale(ctx));
  route(listFlashItems, (ctx, { query }) =>
    listFlashSaleItems(ctx, query.flash_sale_id, query.limit, query.offset),
  );
  route(listAdvertisements, (ctx) => listVisitorAdvertisements(ctx));
  route(listCashbacks, (ctx) => listRunningCashbacks(ctx));
  route(getCashback, (ctx, { query }) => getBestCashback(ctx, query.amount));
  route(listCoupons, (ctx, { query }) =>
    listVisitorCoupons(ctx, { moduleId: ctx.moduleId, storeId: query.store_id ?? null }),
  );
  route(applyCoupon, (ctx, { query }) => applyVisitorCoupon(ctx, query));
  route(listAllCoupons, (ctx) => listVisitorCoupons(ctx, { moduleId: null, storeId: null }));
}
