import { DAYPART_LIMITS } from '@errand/domain/time';
import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { daypart } from '../dayparts.ts';
import { id, named, version } from '../fields.ts';

const categoryDaypart = daypart.extend({ category_id: id.min(1) });
export type CategoryDaypartValues = z.output<typeof categoryDaypart>;

const categoryDayparts = z.object({
  dayparts: z.array(categoryDaypart),
  /** The categories in which the store has items, and their parents, each after its parent. */
  categories: z.array(named.extend({ parent_id: id.nullable() })),
  /** The time zone of the hours. */
  time_zone: z.string(),
  version,
});
export type CategoryDayparts = z.output<typeof categoryDayparts>;

const base = {
  tag: 'Catalog',
  target: 'store',
  scope: 'store',
  path: '/api/console/v1/stores/{id}/dayparts',
  response: categoryDayparts,
} as const;

export const getCategoryDayparts = consoleEndpoint({
  ...base,
  name: 'getCategoryDayparts',
  summary: 'The days and hours in which a store sells the items of its categories',
  method: 'GET',
  permission: 'catalog.read',
});

export const setCategoryDayparts = consoleEndpoint({
  ...base,
  name: 'setCategoryDayparts',
  summary:
    'Replaces the days and hours in which a store sells the items of its categories. Those of an item or a subcategory take precedence over those of the category above',
  method: 'PUT',
  permission: 'catalog.update',
  changes: ['catalog'],
  body: z.object({ dayparts: z.array(categoryDaypart).max(DAYPART_LIMITS.store), version }),
  errors: ['category_elsewhere', 'store_without_items'],
});
