import * as promotionsContract from '@errand/contract/promotions';
import type { Route } from '../../platform/http/index.ts';
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
}
