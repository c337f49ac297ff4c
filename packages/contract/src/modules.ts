import { MODULE_TYPES } from '@errand/domain/modules';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, art, flag, id, imageUrl, integer, text, timestamp } from './schemas.ts';

export const moduleSchema = z
  .object({
    id,
    module_name: text,
    module_type: z.enum(MODULE_TYPES),
    slug: text,
    thumbnail_full_url: imageUrl,
    icon_full_url: imageUrl.describe('Address of the icon; null without one.'),
    art,
    theme_id: integer.meta(about('Color theme of the module.', 1)),
    description: text,
    stores_count: integer,
    items_count: integer.meta(about('Number of items.', 410)),
    status: flag,
    all_zone_service: flag,
    created_at: timestamp,
    updated_at: timestamp,
    zones: z
      .array(
        z.object({
          id,
          name: text,
          status: flag,
          cash_on_delivery: z.boolean(),
          digital_payment: z.boolean(),
        }),
      )
      .describe('The zones.'),
  })
  .describe('A line of business.');
export type Module = z.output<typeof moduleSchema>;

export const listModules = endpoint({
  name: 'listModules',
  tag: 'Modules',
  summary: 'Modules, filtered by the zoneId header if it is sent',
  description:
    'A module is a line of business, such as food or pharmacy. Send the id of the chosen one in the `moduleId` header; carts and most lists belong to one module.',
  method: 'GET',
  path: '/api/v1/module',
  access: 'public',
  response: z.array(moduleSchema),
  cache: { seconds: 30 },
});
