import { z } from 'zod';
import { searchText } from '../../typed-texts.ts';
import { consoleEndpoint } from '../console-endpoint.ts';
import { amountMinor, id } from '../fields.ts';

/**
 * An item that staff choose for a customer. Names and labels are in the caller’s language and may be sent back in it.
 */
export const saleItem = z.object({
  id,
  name: z.string(),
  /** URL. */
  picture: z.string().nullable(),
  /** Price of one piece without options, equal to the storefront’s price tag. */
  price_minor: amountMinor,
  /** Null if stock is not counted. */
  stock: z.number().int().nullable(),
  /** Choices of food. */
  groups: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['single', 'multi']),
      required: z.boolean(),
      /** How many values must and can be chosen. */
      min: z.number().int(),
      max: z.number().int(),
      values: z.array(z.object({ label: z.string(), price_minor: amountMinor })),
    }),
  ),
  /** Combinations of other items; one of them must be chosen. */
  variations: z.array(
    z.object({ type: z.string(), price_minor: amountMinor, stock: z.number().int().nullable() }),
  ),
  add_ons: z.array(z.object({ id, name: z.string(), price_minor: amountMinor })),
});
export type SaleItem = z.output<typeof saleItem>;

/** A chosen item. */
export const chosenItem = z.object({
  item_id: id,
  quantity: z.number().int().min(1).max(999),
  groups: z
    .array(z.object({ name: z.string().max(200), labels: z.array(z.string().max(200)).max(50) }))
    .max(50),
  variation: z.string().max(500).nullable(),
  add_ons: z.array(z.object({ id, quantity: z.number().int().min(1).max(99) })).max(50),
});
export type ChosenItem = z.output<typeof chosenItem>;

export const listSaleItems = consoleEndpoint({
  name: 'listSaleItems',
  tag: 'Orders',
  summary: 'Items of a store that can be ordered now, with their choices; search by words or number',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/sale-items',
  permission: 'catalog.read',
  scope: 'store',
  target: 'store',
  query: z.object({ search: searchText.trim().max(100).optional() }),
  response: z.object({ items: z.array(saleItem) }),
});
