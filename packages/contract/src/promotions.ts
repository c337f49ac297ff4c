import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { itemFilters } from './catalog-lists.ts';
import { endpoint } from './endpoint.ts';
import { about, amount, amountInput, art, flag, id, imageUrl, integer, text, timestamp } from './schemas.ts';
import { storeSchema } from './stores.ts';

export const banner = z
  .object({
    id,
    title: text,
    subtitle: text.meta(about('Line below the title.', 'On all orders over $20')),
    button_text: text.nullable().meta(about('Text of the button; null without one.', 'Order now')),
    type: z
      .enum(['store_wise', 'item_wise', 'default'])
      .describe('Whether it leads to a store, to an item or to the link.'),
    image_full_url: imageUrl,
    link: text
      .nullable()
      .meta(about('Address that it leads to; null for a store or an item.', '/campaigns/spring')),
    featured: flag,
    art: z
      .object({
        solid: z.boolean().describe('Whether the whole banner has the tint, not only the picture.'),
        tint: text,
        pictures: z.array(text).describe('Addresses of the cut-out pictures.'),
      })
      .nullable(),
    store: z.object({ id, slug: text, name: text, zone_id: id }).nullable(),
    item: z.object({ id, slug: text, name: text }).nullable(),
  })
  .describe('A picture that leads to a store, an item or an address.');
export type Banner = z.output<typeof banner>;

export const campaign = z
  .object({
    id,
    slug: text,
    title: text,
    description: text,
    image_full_url: imageUrl,
    art,
    available_date_starts: text.meta(about('First day of the campaign; null for other items.', '2026-03-01')),
    available_date_ends: text.meta(about('Last day of the campaign; null for other items.', '2026-03-31')),
    start_time: text.meta(about('Beginning of the daily hours.', '09:00')),
    end_time: text.meta(about('End of the daily hours.', '22:00')),
    module_id: id,
    stores_count: integer,
  })
  .describe(
    'A theme that stores join for some days. Days are inclusive and hours are "HH:mm", both in the time of the zone.',
  );
export type Campaign = z.output<typeof campaign>;

const forAll = { tag: 'Promotions', access: 'public' } as const;

export const listBanners = endpoint({
  ...forAll,
  name: 'listBanners',
  summary: 'Banners of the module in the visitor’s zones',
  description:
    'Banners lead to a store, an item or a link, by `type`. Running campaigns are listed beside them.',
  method: 'GET',
  path: '/api/v1/banners',
  query: z.object({
    featured: z.coerce.number().optional().meta(about('1 to list featured banners only.', 1)),
  }),
  response: z.object({
    campaigns: z.array(campaign).describe('Running campaigns.'),
    banners: z.array(banner),
  }),
  cache: { seconds: 30 },
});

export const listCampaigns = endpoint({
  ...forAll,
  name: 'listCampaigns',
  summary: 'Running basic campaigns of the module with stores in the zones',
  description: 'A campaign is a theme that stores join for some days, within daily hours.',
  method: 'GET',
  path: '/api/v1/campaigns/basic',
  response: z.array(campaign),
  cache: { seconds: 30 },
});

export const getCampaign = endpoint({
  ...forAll,
  name: 'getCampaign',
  summary: 'One basic campaign by id or slug, with its stores',
  description: 'Send `basic_campaign_id` or `id`; both take an id or a slug.',
  method: 'GET',
  path: '/api/v1/campaigns/basic-campaign-details',
  query: z.object({
    basic_campaign_id: z.string().max(200).optional().meta(about('Id or slug of the campaign.', 'spring')),
    id: z.string().max(200).optional().meta(about('Id or slug of the campaign.', 'spring')),
  }),
  response: campaign.extend({ stores: z.array(storeSchema) }),
  errors: ['not_found', 'required'],
});

export const listCampaignItems = endpoint({
  ...forAll,
  name: 'listCampaignItems',
  summary: 'Items of running campaigns, for direct ordering',
  description:
    'Campaign items have a price of their own and are ordered without a cart: `placeOrder` with `is_buy_now` 1 and the single line in `cart`.',
  method: 'GET',
  path: '/api/v1/campaigns/item',
  response: z.array(itemSchema),
  errors: ['zone_required'],
});

/** Banners of one store, for its own page. */
export const listStoreBanners = endpoint({
  ...forAll,
  name: 'listStoreBanners',
  summary: 'Banners of one store',
  description: 'For the page of one store. `default_link` is an external address.',
  method: 'GET',
  path: '/api/v1/banners/{store_id}',
  params: z.object({ store_id: z.coerce.number().int().positive() }),
  response: z.array(
    banner.extend({
      default_link: text
        .nullable()
        .meta(about('External address; null without one.', 'https://harbor-bakery.example.org')),
    }),
  ),
  cache: { seconds: 30 },
});

export const listOtherBanners = endpoint({
  ...forAll,
  name: 'listOtherBanners',
  summary: 'Banners between the categories of a home page',
  description: 'Smaller banners between the shelves of a home page.',
  method: 'GET',
  path: '/api/v1/other-banners',
  response: z.object({
    promotional_banner_url: imageUrl.describe('Address of the picture; null without one.'),
    bottom_section_banner: imageUrl.describe('Address of the picture at the end; null without one.'),
    banners: z.array(banner),
  }),
  cache: { seconds: 30 },
});

export const listReasons = endpoint({
  ...forAll,
  name: 'listReasons',
  summary: 'Reasons to choose the module',
  description: 'Short texts with a picture, for the home page of a module.',
  method: 'GET',
  path: '/api/v1/other-banners/why-choose',
  response: z.object({
    banners: z.array(
      z.object({
        id,
        title: text,
        short_description: text.meta(about('One sentence.', 'From the oven to your door in half an hour.')),
        image_full_url: imageUrl,
        art,
      }),
    ),
  }),
  cache: { seconds: 300 },
});

/** What the banner of a module's home page shows. */
export const PROMOTIONAL_BANNER_TYPES = ['video', 'image', 'video_content'] as const;

export const getVideoContent = endpoint({
  ...forAll,
  name: 'getVideoContent',
  summary: 'Video or picture of the module’s home page; nulls without one',
  description: 'At most one video or picture for each module.',
  method: 'GET',
  path: '/api/v1/other-banners/video-content',
  response: z.object({
    banner_type: z
      .enum(PROMOTIONAL_BANNER_TYPES)
      .nullable()
      .describe('What there is to show; null for nothing.'),
    banner_video: text
      .nullable()
      .meta(about('Address of the video; null without one.', 'https://shop.example.org/media/3f9ac2.mp4')),
    banner_image_full_url: imageUrl.describe('Address of the picture; null without one.'),
    banner_contents: z
      .array(z.object({ title: text, description: text }))
      .describe('Texts beside the video.'),
  }),
  cache: { seconds: 300 },
});

const flashSale = z.object({
  id,
  title: text,
  start_date: timestamp,
  end_date: timestamp,
  discount_type: z.literal('percentage'),
  discount: z.number(),
});
const flashProduct = z.object({
  id,
  item_id: id,
  stock: integer,
  sold: integer.meta(about('Pieces sold in the sale.', 13)),
  available_stock: integer.meta(about('Pieces left in the sale.', 7)),
  discount_type: z.literal('percentage'),
  discount: z.number(),
  discount_amount: amount,
  price: amount,
  item: itemSchema,
});
export type FlashProduct = z.output<typeof flashProduct>;

export const getFlashSale = endpoint({
  ...forAll,
  name: 'getFlashSale',
  summary: 'The running flash sale of the module with its items in the zones; null without one',
  description: '`available_stock` and `sold` count within the sale.',
  method: 'GET',
  path: '/api/v1/flash-sales',
  response: flashSale
    .extend({ active_products: z.array(flashProduct).describe('Items of the sale in the visitor’s zones.') })
    .nullable(),
  errors: ['zone_required'],
});

export const listFlashItems = endpoint({
  ...forAll,
  name: 'listFlashItems',
  summary: 'Items of a flash sale',
  description: 'All items of a sale, by pages.',
  method: 'GET',
  path: '/api/v1/flash-sales/items',
  query: itemFilters
    .pick({ limit: true, offset: true })
    .extend({ flash_sale_id: z.coerce.number().int().meta(about('The flash sale.', 2)) }),
  response: z.object({
    total_size: integer,
    limit: integer,
    offset: integer,
    flash_sale: flashSale.describe('The flash sale.'),
    products: z.array(flashProduct).describe('The items of the page.'),
  }),
  errors: ['not_found', 'zone_required'],
});

export const listAdvertisements = endpoint({
  ...forAll,
  name: 'listAdvertisements',
  summary: 'Advertisements of stores in the zones and the module',
  description: 'Paid places of stores, with a picture or a video.',
  method: 'GET',
  path: '/api/v1/advertisement/list',
  response: z.array(
    z.object({
      id,
      add_type: z
        .enum(['video_promotion', 'store_promotion'])
        .describe('Whether the advertisement shows a video.'),
      title: text,
      description: text,
      cover_image_full_url: imageUrl.describe('Address of the cover; null without one.'),
      profile_image_full_url: imageUrl.describe('Address of the small picture; null without one.'),
      video_attachment_full_url: imageUrl.describe('Address of the video; null without one.'),
      store_id: id,
      store: storeSchema,
      average_rating: z.number().meta(about('Average rating of the store.', 4.6)),
      reviews_comments_count: integer,
      is_rating_active: flag.describe('1 to show the rating.'),
      is_review_active: flag.describe('1 to show the number of reviews.'),
    }),
  ),
  errors: ['zone_required'],
});

const cashback = z.object({
  id,
  title: text.meta(about('Name of the offer.', '5% back')),
  cashback_type: z
    .enum(['percentage', 'amount'])
    .describe('Whether the cashback is a percentage or an amount.'),
  cashback_amount: z.number().meta(about('The cashback in that unit.', 5)),
  min_purchase: amount,
  max_discount: amount,
  start_date: timestamp,
  end_date: timestamp,
  same_user_limit: integer.meta(about('How often one customer gets it; 0 is no limit.', 3)),
});

export const listCashbacks = endpoint({
  ...forAll,
  name: 'listCashbacks',
  summary: 'Running cashback offers',
  description: 'Offers that run now, for display. Their terms are in the fields.',
  method: 'GET',
  path: '/api/v1/cashback/list',
  response: z.array(cashback),
  cache: { seconds: 30 },
});

export const getCashback = endpoint({
  ...forAll,
  name: 'getCashback',
  summary: 'The offer with the highest cashback for an amount; null when none applies',
  description:
    'What an order of this total would return. For a customer it leaves out offers that the customer has used up. The cashback of an order is in `cashback` of its quote.',
  method: 'GET',
  path: '/api/v1/cashback/getCashback',
  query: z.object({ amount: amountInput.meta(about('Amount of an order.', 24)) }),
  response: cashback
    .extend({ calculated_amount: amount.meta(about('The cashback for the requested amount.', 1.2)) })
    .nullable(),
});
