import { isShopLink } from '@errand/domain/navigation';
import { z } from 'zod';
import { consoleEndpoint, LIST, objectEndpoints } from '../console-endpoint.ts';
import { flagFilter, id, idFilter, instant, listFields, listOf, translatedText, version } from '../fields.ts';
import { moment, promotionState, stateFilter, tint } from './fields.ts';

export const BANNER_PLACES = ['top', 'bottom'] as const;

const fields = {
  title: translatedText,
  subtitle: translatedText.nullable(),
  button_text: translatedText.nullable(),
  /** `top`: above the sections of a home page; `bottom`: between them. */
  place: z.enum(BANNER_PLACES),
  /** The order among banners of the same place, lowest first. */
  position: z.number().int().min(0).max(1000),
  featured: z.boolean(),
  /** Fills the banner with the module's color. If several banners are solid, only the first one is drawn so. */
  solid: z.boolean(),
  tint,
  /** Null for all modules. */
  module_id: id.min(1).nullable(),
  /** Null for all zones. */
  zone_id: id.min(1).nullable(),
  /** Target of the banner: at most one of store, item and link is set. */
  store_id: id.min(1).nullable(),
  item_id: id.min(1).nullable(),
  /** A path of the shop or an address. */
  link: z.string().trim().max(200).refine(isShopLink).nullable(),
  /** A null start means immediately, a null end indefinitely. */
  starts_at: moment.nullable(),
  ends_at: moment.nullable(),
  active: z.boolean(),
};

/** Optional fields get their defaults. */
const bannerBody = z.object({
  ...fields,
  subtitle: fields.subtitle.optional(),
  button_text: fields.button_text.optional(),
  position: fields.position.default(0),
  featured: fields.featured.default(false),
  solid: fields.solid.default(false),
  tint: fields.tint.default('stone'),
  module_id: fields.module_id.optional(),
  zone_id: fields.zone_id.optional(),
  store_id: fields.store_id.optional(),
  item_id: fields.item_id.optional(),
  link: fields.link.optional(),
  starts_at: fields.starts_at.optional(),
  ends_at: fields.ends_at.optional(),
  active: fields.active.default(true),
});
export type BannerBody = z.output<typeof bannerBody>;

export const bannerRow = z.object({
  id,
  ...fields,
  module_id: id.nullable(),
  zone_id: id.nullable(),
  store_id: id.nullable(),
  item_id: id.nullable(),
  link: z.string().nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  /** What the banner shows: its photograph, or the first of its drawn pictures. */
  picture: z.string().nullable(),
  state: promotionState,
  version,
});
export type BannerRow = z.output<typeof bannerRow>;

const base = { tag: 'Promotions', scope: 'all', target: 'banner' } as const;
const change = { ...base, permission: 'promotions.update', changes: ['promotions'] } as const;
const read = { ...base, permission: 'promotions.read' } as const;
const rejections = ['promotion_period', 'promotion_target'] as const;

export const listBanners = consoleEndpoint({
  ...read,
  name: 'listBannersOfShop',
  summary: 'Banners in the order of the shop; search by title',
  ...LIST,
  path: '/api/console/v1/banners',
  query: z.object({
    ...listFields,
    state: stateFilter,
    place: z.enum(BANNER_PLACES).optional(),
    module_id: idFilter,
    featured: flagFilter,
  }),
  response: listOf(bannerRow),
});

const banners = objectEndpoints('/api/console/v1/banners', read, change);

export const getBanner = banners.get({ name: 'getBanner', summary: 'One banner', response: bannerRow });

export const createBanner = banners.create({
  name: 'createBanner',
  summary: 'A new banner; it is shown as soon as it runs',
  body: bannerBody,
  response: bannerRow,
  errors: rejections,
});

export const updateBanner = banners.update({
  name: 'updateBanner',
  summary: 'Changes a banner; visitors see it at once',
  body: bannerBody.extend({ version }),
  response: bannerRow,
  errors: rejections,
});

export const setBannerPicture = banners.setPicture({
  name: 'setBannerPicture',
  summary: 'Shows the uploaded `picture` behind the text, or removes all pictures without one',
  response: bannerRow,
});
