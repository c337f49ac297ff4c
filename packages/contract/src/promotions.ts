import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, id, imageUrl } from './shapes.ts';

/** A banner (api-facts 10) and, in `art`, how the storefront draws it: one solid block or a tinted one. */
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

export const listBanners = endpoint({
  name: 'listBanners',
  tag: 'Promotions',
  summary: 'Banners of the module in the visitor’s zones',
  method: 'GET',
  path: '/api/v1/banners',
  access: 'public',
  query: z.object({ featured: z.coerce.number().optional() }),
  answer: z.object({
    campaigns: z.array(z.object({ id, title: z.string(), image_full_url: imageUrl })),
    banners: z.array(banner),
  }),
  cache: { seconds: 30 },
  errors: [],
});
