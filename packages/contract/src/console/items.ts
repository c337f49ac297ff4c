import { ITEM_LIMITS, STOCK_STATES } from '@errand/domain/catalog';
import { MODULE_TYPES } from '@errand/domain/modules';
import { z } from 'zod';
import { consoleEndpoint, objectEndpoints } from './console-endpoint.ts';
import {
  amountMinor,
  flagFilter,
  id,
  idFilter,
  instant,
  listFields,
  listOf,
  storeOffer,
  version,
} from './fields.ts';
import { ITEM_FORM_ERRORS, itemBody, itemDetail, named, shownName } from './item-fields.ts';

export const VISIBILITIES = ['visible', 'hidden', 'archived'] as const;
/** Maximum number of items in one bulk change. */
export const MOST_IN_BULK = 500;

export const itemRow = z.object({
  id,
  name: shownName,
  store: named,
  category: named,
  module_id: id,
  /** URL. */
  picture: z.string().nullable(),
  price_minor: amountMinor,
  discount: z.number(),
  discount_type: z.enum(['percent', 'amount']),
  store_offer: storeOffer.nullable(),
  /** Null if the module does not count stock. */
  stock: z.number().int().nullable(),
  active: z.boolean(),
  archived: z.boolean(),
  veg: z.boolean(),
  updated_at: instant,
  version,
});
export type ItemRow = z.output<typeof itemRow>;

const base = { tag: 'Catalog', scope: 'store', target: 'item' } as const;
const read = { ...base, permission: 'catalog.read' } as const;
const change = { ...base, permission: 'catalog.update' } as const;

const items = objectEndpoints('/api/console/v1/items', read, change);

export const listCatalogItems = items.list({
  name: 'listCatalogItems',
  summary: 'Items of the caller’s zones and stores, the newest first; search by words or number',
  query: z.object({
    ...listFields,
    sort: z.enum(['id', 'price_minor']).optional(),
    module_id: idFilter,
    store_id: idFilter,
    category_id: idFilter,
    visibility: z.enum(VISIBILITIES).optional(),
    stock: z.enum(STOCK_STATES).optional(),
    veg: flagFilter,
    discounted: flagFilter,
    without_arabic: flagFilter,
  }),
  response: listOf(itemRow),
});

export const listItemOptions = consoleEndpoint({
  ...read,
  name: 'listItemOptions',
  summary: 'What items can be filtered by and moved to: modules, categories and the caller’s stores',
  method: 'GET',
  path: '/api/console/v1/item-options',
  response: z.object({
    modules: z.array(named.extend({ type: z.enum(MODULE_TYPES) })),
    categories: z.array(named.extend({ module_id: id })),
    stores: z.array(named),
  }),
});

/** One change of several items. Prices and stock of variations change with their items. */
const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visibility'), active: z.boolean() }),
  z.object({
    kind: z.literal('price'),
    /** `set` and `add` take minor units, `percent` a percentage; an item that could not be sold for its new price does not change. */
    by: z.enum(['set', 'add', 'percent']),
    value: z.number().min(-ITEM_LIMITS.priceMinor).max(ITEM_LIMITS.priceMinor),
  }),
  z.object({
    kind: z.literal('stock'),
    by: z.enum(['set', 'add']),
    value: z.number().int().min(-ITEM_LIMITS.stock).max(ITEM_LIMITS.stock),
  }),
  z.object({ kind: z.literal('category'), category_id: id.min(1) }),
  /** Only for the office. Null for that of the category. */
  z.object({ kind: z.literal('tax_class'), tax_class_id: id.min(1).nullable() }),
]);
export type BulkChange = z.output<typeof bulkChange>;

/** The fields that bulk changes affect; `category` and `tax_class` are names. */
const shownItem = z.object({
  price_minor: amountMinor,
  stock: z.number().int().nullable(),
  active: z.boolean(),
  category: z.string(),
  /** Its own; null for that of its category or store. */
  tax_class: z.string().nullable(),
});
export type ShownItem = z.output<typeof shownItem>;

export const previewItemChange = consoleEndpoint({
  ...change,
  name: 'previewItemChange',
  summary: 'What a change of many items would do to each, without doing it',
  method: 'POST',
  path: '/api/console/v1/items/bulk/preview',
  unaudited: true,
  body: z.object({ ids: z.array(id.min(1)).min(1).max(MOST_IN_BULK), change: bulkChange }),
  response: z.object({
    /** Items in the requested order. */
    rows: z.array(
      z.object({
        id,
        name: shownName,
        version,
        before: shownItem,
        after: shownItem,
        /** Number of its variations that change. */
        variations: z.number().int(),
        /** False for stock that is not counted, and for a category of another module. */
        applies: z.boolean(),
        /** Whether anything would be written. */
        changes: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found', 'tax_class_gone'],
});

export const changeItems = consoleEndpoint({
  ...change,
  name: 'changeItems',
  summary:
    'Changes price, stock, visibility, category or tax class of many items at once, as the preview showed',
  method: 'POST',
  path: '/api/console/v1/items/bulk',
  changes: ['catalog'],
  body: z.object({
    items: z
      .array(z.object({ id: id.min(1), version }))
      .min(1)
      .max(MOST_IN_BULK),
    change: bulkChange,
  }),
  response: z.object({
    changed: z.number().int(),
    /** The number of the change, by which it can be undone; null if nothing changed. */
    change_id: id.nullable(),
  }),
  errors: ['not_found', 'changed_meanwhile', 'tax_class_gone'],
});

export const undoItemChange = consoleEndpoint({
  tag: 'Catalog',
  scope: 'store',
  permission: 'catalog.update',
  name: 'undoItemChange',
  summary:
    'Undoes a change of many items: each has its earlier values again, unless they were changed since or it could not be sold for them',
  method: 'POST',
  path: '/api/console/v1/items/bulk/{id}/undo',
  changes: ['catalog'],
  response: z.object({
    restored: z.number().int(),
    /** Items that stay as they are. */
    left: z.number().int(),
  }),
});

export const getCatalogItem = items.get({
  name: 'getCatalogItem',
  summary: 'One item with what its form edits',
  response: itemDetail,
});

export const updateCatalogItem = items.update({
  name: 'updateCatalogItem',
  summary: 'Changes an item; pieces sold since it was read stay sold unless its stock was edited',
  changes: ['catalog'],
  body: itemBody,
  response: itemDetail,
  errors: ITEM_FORM_ERRORS,
});
