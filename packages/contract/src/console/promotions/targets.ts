import { z } from 'zod';
import { searchText } from '../../typed-texts.ts';
import { consoleEndpoint } from '../console-endpoint.ts';
import { id, idFilter, storeOffer } from '../fields.ts';

export const TARGET_KINDS = ['modules', 'zones', 'stores', 'items'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

const ids = z
  .string()
  .max(4000)
  .regex(/^\d{1,9}(,\d{1,9})*$/);

/** Objects that a promotion may refer to: those of `ids` if it is set, else the first results of the search. */
export const listPromotionTargets = consoleEndpoint({
  name: 'listPromotionTargets',
  tag: 'Promotions',
  summary: 'Modules, zones, stores or items by name, for the choice in a form',
  method: 'GET',
  path: '/api/console/v1/promotion-targets/{kind}',
  permission: 'promotions.read',
  scope: 'all',
  params: z.object({ kind: z.enum(TARGET_KINDS) }),
  query: z.object({
    search: searchText.trim().max(100).optional(),
    /** Separated by commas. */
    ids: ids.optional(),
    /** Only stores or items of this module. */
    module_id: idFilter,
  }),
  response: z.object({
    rows: z.array(
      z.object({
        id,
        name: z.string(),
        /** The store of an item; null for other objects. */
        detail: z.string().nullable(),
        /** That of an item's store. */
        store_offer: storeOffer.nullable(),
      }),
    ),
  }),
});
