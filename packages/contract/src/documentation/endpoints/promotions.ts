import type { EndpointNotes } from '../note.ts';

export const PROMOTION_NOTES: EndpointNotes = {
  listBanners: {
    description:
      'Banners lead to a store, an item or a link, by `type`. Running campaigns are listed beside them.',
  },
  listStoreBanners: { description: 'For the page of one store. `default_link` is an external address.' },
  listOtherBanners: { description: 'Smaller banners between the shelves of a home page.' },
  listReasons: { description: 'Short texts with a picture, for the home page of a module.' },
  getVideoContent: { description: 'At most one video or picture for each module.' },
  listCampaigns: { description: 'A campaign is a theme that stores join for some days, within daily hours.' },
  getCampaign: { description: 'Send `basic_campaign_id` or `id`; both take an id or a slug.' },
  listCampaignItems: {
    description:
      'Campaign items have a price of their own and are ordered without a cart: `placeOrder` with `is_buy_now` 1 and the single line in `cart`.',
  },
  getFlashSale: { description: '`available_stock` and `sold` count within the sale.' },
  listFlashItems: { description: 'All items of a sale, by pages.' },
  listAdvertisements: { description: 'Paid places of stores, with a picture or a video.' },
  listCashbacks: { description: 'Offers that run now, for display. Their terms are in the fields.' },
  getCashback: {
    description:
      'What an order of this total would return. For a customer it leaves out offers that the customer has used up. The cashback of an order is in `cashback` of its quote.',
  },
  listCoupons: {
    description:
      'Coupons of the module that the caller has not used up. With `store_id`, those valid at that store.',
  },
  listAllCoupons: { description: 'The customer’s coupon page, across modules.' },
  applyCoupon: {
    description:
      'Checks a code against a store and an amount. It reserves nothing: send the code as `coupon_code` to `quoteOrder` and `placeOrder`, which check it again.',
  },
};
