import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { itemFilters } from './catalog-lists.ts';
import { endpoint } from './endpoint.ts';
import { amount, amountInput, art, flag, id, imageUrl, timestamp } from './schemas.ts';
import { storeSchema } from './stores.ts';

/** A banner and, in `art`, how the storefront draws it: as a solid or a tinted block. */
export const banner = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  button_text: z.string().nullable(),
  type: z.enum(['store_wise', 'item_wise', 'default']),
  image_full_url: imageUrl,
  link: z.string().nullable(),
  featured: flag,
  art: z.object({ solid: z.boolean(), tint: z.string(), pictures: z.array(z.string()) }).nullable(),
  store: z.object({ id, slug: z.string(), name: z.string(), zone_id: id }).nullable(),
  item: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
});
export type Banner = z.output<typeof banner>;

/**
 * A basic campaign: a theme that stores join for some days. Days are in the zone's time and inclusive;
 * hours are "HH:mm".
 */
export const campaign = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image_full_url: imageUrl,
  art,
  available_date_starts: z.string(),
  available_date_ends: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  module_id: id,
  stores_count: z.number().int(),
});
export type Campaign = z.output<typeof campaign>;

export const listBanners = endpoint({
  name: 'listBanners',
  tag: 'Promotions',
  summary: 'Banners of the module in the visitor’s zones',
  method: 'GET',
  path: '/api/v1/banners',
  access: 'public',
  query: z.object({ featured: z.coerce.number().optional() }),
  response: z.object({
    campaigns: z.array(campaign),
    banners: z.array(banner),
  }),
  cache: { seconds: 30 },
  errors: [],
});

export const listCampaigns = endpoint({
  name: 'listCampaigns',
  tag: 'Promotions',
  summary: 'Running basic campaigns of the module with stores in the zones',
  method: 'GET',
  path: '/api/v1/campaigns/basic',
  access: 'public',
  response: z.array(campaign),
  cache: { seconds: 30 },
  errors: [],
});

export const getCampaign = endpoint({
  name: 'getCampaign',
  tag: 'Promotions',
  summary: 'One basic campaign by id or slug, with its stores',
  method: 'GET',
  path: '/api/v1/campaigns/basic-campaign-details',
  access: 'public',
  query: z.object({
    basic_campaign_id: z.string().max(200).optional(),
    id: z.string().max(200).optional(),
  }),
  response: campaign.extend({ stores: z.array(storeSchema) }),
  errors: ['not_found', 'required'],
});

export const listCampaignItems = endpoint({
  name: 'listCampaignItems',
  tag: 'Promotions',
  summary: 'Items of running campaigns, for direct ordering',
  method: 'GET',
  path: '/api/v1/campaigns/item',
  access: 'public',
  response: z.array(itemSchema),
  errors: ['zone_required'],
});

/** Banners of one store, for its own page. */
export const listStoreBanners = endpoint({
  name: 'listStoreBanners',
  tag: 'Promotions',
  summary: 'Banners of one store',
  method: 'GET',
  path: '/api/v1/banners/{store_id}',
  access: 'public',
  params: z.object({ store_id: z.coerce.number().int().positive() }),
  response: z.array(banner.extend({ default_link: z.string().nullable() })),
  cache: { seconds: 30 },
  errors: [],
});

export const listOtherBanners = endpoint({
  name: 'listOtherBanners',
  tag: 'Promotions',
  summary: 'Banners between the categories of a home page',
  method: 'GET',
  path: '/api/v1/other-banners',
  access: 'public',
  response: z.object({
    promotional_banner_url: imageUrl,
    bottom_section_banner: imageUrl,
    banners: z.array(banner),
  }),
  cache: { seconds: 30 },
  errors: [],
});

export const listReasons = endpoint({
  name: 'listReasons',
  tag: 'Promotions',
  summary: 'Reasons to choose the module',
  method: 'GET',
  path: '/api/v1/other-banners/why-choose',
  access: 'public',
  response: z.object({
    banners: z.array(
      z.object({ id, title: z.string(), short_description: z.string(), image_full_url: imageUrl, art }),
    ),
  }),
  cache: { seconds: 300 },
  errors: [],
});

/** What the banner of a module's home page shows. */
export const PROMOTIONAL_BANNER_TYPES = ['video', 'image', 'video_content'] as const;

export const getVideoContent = endpoint({
  name: 'getVideoContent',
  tag: 'Promotions',
  summary: 'Video or picture of the module’s home page; nulls without one',
  method: 'GET',
  path: '/api/v1/other-banners/video-content',
  access: 'public',
  response: z.object({
    banner_type: z.enum(PROMOTIONAL_BANNER_TYPES).nullable(),
    banner_video: imageUrl,
    banner_image_full_url: imageUrl,
    banner_contents: z.array(z.object({ title: z.string(), description: z.string() })),
  }),
  cache: { seconds: 300 },
  errors: [],
});

const flashSale = z.object({
  id,
  title: z.string(),
  start_date: timestamp,
  end_date: timestamp,
  discount_type: z.literal('percentage'),
  discount: z.number(),
});
const flashProduct = z.object({
  id,
  item_id: id,
  stock: z.number().int(),
  sold: z.number().int(),
  available_stock: z.number().int(),
  discount_type: z.literal('percentage'),
  discount: z.number(),
  discount_amount: amount,
  price: amount,
  item: itemSchema,
});
export type FlashProduct = z.output<typeof flashProduct>;

export const getFlashSale = endpoint({
  name: 'getFlashSale',
  tag: 'Promotions',
  summary: 'The running flash sale of the module with its items in the zones; null without one',
  method: 'GET',
  path: '/api/v1/flash-sales',
  access: 'public',
  response: flashSale.extend({ active_products: z.array(flashProduct) }).nullable(),
  errors: ['zone_required'],
});

export const listFlashItems = endpoint({
  name: 'listFlashItems',
  tag: 'Promotions',
  summary: 'Items of a flash sale',
  method: 'GET',
  path: '/api/v1/flash-sales/items',
  access: 'public',
  query: itemFilters.pick({ limit: true, offset: true }).extend({ flash_sale_id: z.coerce.number().int() }),
  response: z.object({
    total_size: z.number().int(),
    limit: z.number().int(),
    offset: z.number().int(),
    flash_sale: flashSale,
    products: z.array(flashProduct),
  }),
  errors: ['not_found', 'zone_required'],
});

export const listAdvertisements = endpoint({
  name: 'listAdvertisements',
  tag: 'Promotions',
  summary: 'Advertisements of stores in the zones and the module',
  method: 'GET',
  path: '/api/v1/advertisement/list',
  access: 'public',
  response: z.array(
    z.object({
      id,
      add_type: z.enum(['video_promotion', 'store_promotion']),
      title: z.string(),
      description: z.string(),
      cover_image_full_url: imageUrl,
      profile_image_full_url: imageUrl,
      video_attachment_full_url: imageUrl,
      store_id: id,
      store: storeSchema,
      average_rating: z.number(),
      reviews_comments_count: z.number().int(),
      is_rating_active: flag,
      is_review_active: flag,
    }),
  ),
  errors: ['zone_required'],
});

const cashback = z.object({
  id,
  title: z.string(),
  cashback_type: z.enum(['percentage', 'amount']),
  cashback_amount: z.number(),
  min_purchase: amount,
  max_discount: amount,
  start_date: timestamp,
  end_date: timestamp,
  same_user_limit: z.number().int(),
});

export const listCashbacks = endpoint({
  name: 'listCashbacks',
  tag: 'Promotions',
  summary: 'Running cashback offers',
  method: 'GET',
  path: '/api/v1/cashback/list',
  access: 'public',
  response: z.array(cashback),
  cache: { seconds: 30 },
  errors: [],
});

export const getCashback = endpoint({
  name: 'getCashback',
  tag: 'Promotions',
  summary: 'The offer with the highest cashback for an amount; null when none applies',
  method: 'GET',
  path: '/api/v1/cashback/getCashback',
  access: 'public',
  query: z.object({ amount: amountInput }),
  response: cashback.extend({ calculated_amount: amount }).nullable(),
  errors: [],
});
