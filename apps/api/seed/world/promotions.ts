export { banners } from './promotions/banners.ts';
export { basicCampaigns, flashSales, itemCampaigns } from './promotions/campaigns.ts';
export { cashbackOffers, coupons, mostUsedTips, walletBonuses } from './promotions/coupons.ts';
export { landingTexts } from './promotions/landing.ts';
export {
  orderCancellationReasons,
  orderDeliveryInstructions,
  refundReasons,
  unavailableItemNotes,
} from './promotions/order-texts.ts';
export { offlinePaymentMethods } from './promotions/payments.ts';
