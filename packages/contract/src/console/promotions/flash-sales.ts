import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, idFilter, instant, listFields, listOf, named, translatedText, version } from '../fields.ts';
import { moment, promotionState, stateFilter } from './fields.ts';

/** Items at the price of the sale, in the order of the shop. */
const saleItem = z.object({
  item_id: id.min(1),
  /** Pieces at this price, sold ones included. */
  stock: z.number().int().min(1).max(1_000_000),
});

const flashSaleBody = z.object({
  title: translatedText,
  module_id: id.min(1),
  percent: z.number().gt(0).max(100),
  starts_at: moment,
  ends_at: moment,
  items: z.array(saleItem).min(1).max(200),
  active: z.boolean().default(true),
});
export type FlashSaleBody = z.output<typeof flashSaleBody>;

const listRow = z.object({
  id,
  title: translatedText,
  module: named,
  percent: z.number(),
  starts_at: instant,
  ends_at: instant,
  active: z.boolean(),
  item_count: z.number().int(),
  /** Items to which the sale does not apply, at least for a part of its time, because of their store's own offer. */
  overruled_count: z.number().int(),
  /** Pieces of all items. */
  stock: z.number().int(),
  sold: z.number().int(),
  state: promotionState,
  version,
});

export const flashSaleDetail = listRow.extend({
  items: z.array(
    z.object({
      item_id: id,
      stock: z.number().int(),
      sold: z.number().int(),
      name: z.string(),
      price_minor: z.number().int(),
    }),
  ),
});
export type FlashSaleDetail = z.output<typeof flashSaleDetail>;

const base = { tag: 'Promotions', scope: 'all', target: 'flash_sale' } as const;
const change = { ...base, permission: 'promotions.update', changes: ['promotions', 'catalog'] } as const;
const read = { ...base, permission: 'promotions.read' } as const;
const rejections = ['promotion_period', 'promotion_target', 'flash_sale_sold'] as const;

const flashSales = objectEndpoints('/api/console/v1/flash-sales', read, change);

export const listFlashSales = flashSales.list({
  name: 'listFlashSalesOfShop',
  summary: 'Flash sales, the latest first; search by title',
  query: z.object({
    ...listFields,
    sort: z.enum(['starts_at', 'ends_at', 'percent']).optional(),
    state: stateFilter,
    module_id: idFilter,
  }),
  response: listOf(listRow),
});

export const getFlashSale = flashSales.get({
  name: 'getFlashSaleOfShop',
  summary: 'One flash sale with its items',
  response: flashSaleDetail,
});

export const createFlashSale = flashSales.create({
  name: 'createFlashSale',
  summary: 'A new flash sale; its prices hold while it runs and has pieces',
  body: flashSaleBody,
  response: flashSaleDetail,
  errors: rejections,
});

export const updateFlashSale = flashSales.update({
  name: 'updateFlashSale',
  summary: 'Changes a flash sale; orders placed before keep their prices',
  body: flashSaleBody.extend({ version }),
  response: flashSaleDetail,
  errors: rejections,
});
