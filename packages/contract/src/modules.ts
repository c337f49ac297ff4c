import { MODULE_TYPES } from '@errand/domain/modules';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { art, flag, id, imageUrl, timestamp } from './schemas.ts';

export const moduleSchema = z.object({
  id,
  module_name: z.string(),
  module_type: z.enum(MODULE_TYPES),
  slug: z.string(),
  thumbnail_full_url: imageUrl,
  icon_full_url: imageUrl,
  art,
  theme_id: z.number().int(),
  description: z.string(),
  stores_count: z.number().int(),
  items_count: z.number().int(),
  status: flag,
  all_zone_service: flag,
  created_at: timestamp,
  updated_at: timestamp,
  zones: z.array(
    z.object({
      id,
      name: z.string(),
      status: flag,
      cash_on_delivery: z.boolean(),
      digital_payment: z.boolean(),
    }),
  ),
});
export type Module = z.output<typeof moduleSchema>;

export const listModules = endpoint({
  name: 'listModules',
  tag: 'Modules',
  summary: 'Modules, filtered by the zoneId header if it is sent',
  method: 'GET',
  path: '/api/v1/module',
  access: 'public',
  response: z.array(moduleSchema),
  cache: { seconds: 30 },
  errors: [],
});
