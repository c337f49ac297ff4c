import * as home from '@errand/contract/console/module-home';
import * as banners from '@errand/contract/console/promotions/banners';
import * as campaigns from '@errand/contract/console/promotions/campaigns';
import * as cashbacks from '@errand/contract/console/promotions/cashbacks';
import * as coupons from '@errand/contract/console/promotions/coupons';
import * as flashSales from '@errand/contract/console/promotions/flash-sales';
import * as targets from '@errand/contract/console/promotions/targets';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { banner, setBannerPicture } from './banners.service.ts';
import { campaign, setCampaignPicture } from './campaigns.service.ts';
import { cashback } from './cashbacks.service.ts';
import {
  createCoupon,
  createOfStore,
  listCouponsOfShop,
  listOfStore,
  readCoupon,
  updateCoupon,
  updateOfStore,
} from './coupons.service.ts';
import { flashSale } from './flash-sales.service.ts';
import {
  moduleReason,
  readModuleHome,
  removeReason,
  saveSteps,
  setHomePicture,
  setHomeVideo,
} from './module-home.service.ts';
import { listTargets } from './targets.ts';

const ofStore = (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  findStorePlace(ctx.db, params.id);

export function promotionConsoleRoutes(route: ConsoleRoute): void {
  route(coupons.listCoupons, (ctx, { query }) => listCouponsOfShop(ctx, query));
  route(coupons.getCoupon, (ctx, { params }) => readCoupon(ctx, params.id));
  route(coupons.createCoupon, (ctx, { body }) => createCoupon(ctx, body));
  route(coupons.updateCoupon, (ctx, { params, body }) => updateCoupon(ctx, params.id, body));
  route(coupons.listStoreCoupons, ofStore, (ctx, { params }) => listOfStore(ctx, params.id));
  route(coupons.createStoreCoupon, ofStore, (ctx, { params, body }) => createOfStore(ctx, params.id, body));
  route(coupons.updateStoreCoupon, ofStore, (ctx, { params, body }) => updateOfStore(ctx, params, body));
  route(banners.listBanners, (ctx, { query }) => banner.list(ctx, query));
  route(banners.getBanner, (ctx, { params }) => banner.read(ctx, params.id));
  route(banners.createBanner, (ctx, { body }) => banner.create(ctx, body));
  route(banners.updateBanner, (ctx, { params, body }) => banner.update(ctx, params.id, body));
  route(banners.setBannerPicture, (ctx, { params }) => setBannerPicture(ctx, params.id));
  route(campaigns.listCampaigns, (ctx, { query }) => campaign.list(ctx, query));
  route(campaigns.getCampaign, (ctx, { params }) => campaign.read(ctx, params.id));
  route(campaigns.createCampaign, (ctx, { body }) => campaign.create(ctx, body));
  route(campaigns.updateCampaign, (ctx, { params, body }) => campaign.update(ctx, params.id, body));
  route(campaigns.setCampaignPicture, (ctx, { params }) => setCampaignPicture(ctx, params.id));
  route(flashSales.listFlashSales, (ctx, { query }) => flashSale.list(ctx, query));
  route(flashSales.getFlashSale, (ctx, { params }) => flashSale.read(ctx, params.id));
  route(flashSales.createFlashSale, (ctx, { body }) => flashSale.create(ctx, body));
  route(flashSales.updateFlashSale, (ctx, { params, body }) => flashSale.update(ctx, params.id, body));
  route(cashbacks.listCashbacks, (ctx, { query }) => cashback.list(ctx, query));
  route(cashbacks.getCashback, (ctx, { params }) => cashback.read(ctx, params.id));
  route(cashbacks.createCashback, (ctx, { body }) => cashback.create(ctx, body));
  route(cashbacks.updateCashback, (ctx, { params, body }) => cashback.update(ctx, params.id, body));
  route(targets.listPromotionTargets, (ctx, { params, query }) => listTargets(ctx, params.kind, query));
  moduleHomeRoutes(route);
}

function moduleHomeRoutes(route: ConsoleRoute): void {
  route(home.getModuleHome, (ctx, { params }) => readModuleHome(ctx, params.id));
  route(home.saveModuleSteps, (ctx, { params, body }) => saveSteps(ctx, params.id, body));
  route(home.setModuleHomePicture, (ctx, { params }) => setHomePicture(ctx, params.id));
  route(home.setModuleHomeVideo, (ctx, { params }) => setHomeVideo(ctx, params.id));
  route(home.getModuleReason, (ctx, { params }) => moduleReason.read(ctx, params.id));
  route(home.createModuleReason, (ctx, { body }) => moduleReason.create(ctx, body));
  route(home.updateModuleReason, (ctx, { params, body }) => moduleReason.update(ctx, params.id, body));
  route(home.setModuleReasonPicture, (ctx, { params }) => moduleReason.setPicture(ctx, params.id));
  route(home.deleteModuleReason, (ctx, { params }) => removeReason(ctx, params.id));
}
