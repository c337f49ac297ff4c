import * as couponsContract from '@errand/contract/coupons';
import * as promotionsContract from '@errand/contract/promotions';
import * as rentalContract from '@errand/contract/rental-discovery';
import type { Route } from '../../platform/http/index.ts';
import { applyCoupon, listCoupons } from '../checkout/index.ts';
import { applyRentalCoupon, listRentalBanners, listRentalCoupons } from '../rental/index.ts';
import { getRunningCampaign, listCampaignItems, listCampaigns } from './campaigns.service.ts';
import { findRunningFlashSale, listFlashSaleItems } from './flash-sales.service.ts';
import {
  findBestCashback,
  getModuleVideo,
  listAdvertisements,
  listModuleReasons,
  listRunningCashbacks,
} from './offers.service.ts';
import { listBanners, listBannersBetween, listBannersOfStore } from './promotions.service.ts';

export function promotionRoutes(route: Route): void {
  route(promotionsContract.listBanners, (ctx, { query }) => listBanners(ctx, query.featured === 1));
  route(promotionsContract.listStoreBanners, (ctx, { params }) => listBannersOfStore(ctx, params.store_id));
  route(promotionsContract.listOtherBanners, (ctx) => listBannersBetween(ctx));
  route(promotionsContract.listReasons, (ctx) => listModuleReasons(ctx));
  route(promotionsContract.getVideoContent, (ctx) => getModuleVideo(ctx));
  route(promotionsContract.listCampaigns, (ctx) => listCampaigns(ctx));
  route(promotionsContract.getCampaign, (ctx, { query }) =>
    getRunningCampaign(ctx, query.basic_campaign_id ?? query.id),
  );
  route(promotionsContract.listCampaignItems, (ctx) => listCampaignItems(ctx));
  route(promotionsContract.getFlashSale, (ctx) => findRunningFlashSale(ctx));
  route(promotionsContract.listFlashItems, (ctx, { query }) =>
    listFlashSaleItems(ctx, query.flash_sale_id, query.limit, query.offset),
  );
  route(promotionsContract.listAdvertisements, (ctx) => listAdvertisements(ctx));
  route(promotionsContract.listCashbacks, (ctx) => listRunningCashbacks(ctx));
  route(promotionsContract.getCashback, (ctx, { query }) => findBestCashback(ctx, query.amount));
  route(couponsContract.listCoupons, (ctx, { query }) =>
    listCoupons(ctx, { moduleId: ctx.moduleId, storeId: query.store_id ?? null }),
  );
  route(couponsContract.applyCoupon, (ctx, { query }) => applyCoupon(ctx, query));
  route(rentalContract.listRentalBanners, (ctx) => listRentalBanners(ctx));
  route(rentalContract.listProviderBanners, (ctx, { params }) => listBannersOfStore(ctx, params.provider_id));
  route(rentalContract.listRentalCoupons, (ctx, { query }) =>
    listRentalCoupons(ctx, query.provider_id ?? null),
  );
  route(rentalContract.applyRentalCoupon, (ctx, { query }) =>
    applyRentalCoupon(ctx, { ...query, store_id: query.provider_id }),
  );
  route(couponsContract.listAllCoupons, (ctx) => listCoupons(ctx, { moduleId: null, storeId: null }));
}
