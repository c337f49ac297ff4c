import { z } from 'zod';
import { id, instant, translatedText, version } from './fields.ts';

/** A name as it is stored: the Arabic one may be missing. */
export const shownName = z.object({ en: z.string(), ar: z.string().optional() });

export const named = z.object({ id, name: z.string() });

const amountMinor = z.number().int().min(0).max(1_000_000_000_000);
const pieces = z.number().int().min(0).max(1_000_000);
/** Minutes since midnight in the zone's time. */
const minute = z.number().int().min(0).max(1439);

const longText = z
  .object({ en: z.string().trim().max(5000).default(''), ar: z.string().trim().max(5000).optional() })
  .meta({ control: 'translated' });

/** A group of options of a dish. Prices are whole units of the currency, as in imports. */
export const optionGroup = z.object({
  name: translatedText,
  type: z.enum(['single', 'multi']),
  required: z.boolean(),
  /** How many options of a `multi` group are chosen; 0 for no bound. */
  min: z.number().int().min(0).max(50),
  max: z.number().int().min(0).max(50),
  values: z
    .array(z.object({ label: translatedText, price_major: z.number().min(0).max(1_000_000) }))
    .min(1)
    .max(50),
});
export type OptionGroup = z.output<typeof optionGroup>;

/** One combination of choices, named by its English options. */
export const variation = z.object({ type: z.string().max(200), price_minor: amountMinor, stock: pieces });

/** Percent, or minor units of the kind `amount`. */
const discount = z.object({
  kind: z.enum(['percent', 'amount']),
  value: z.number().min(0).max(1_000_000_000_000),
});

const edited = {
  name: translatedText,
  description: longText,
  category_id: id.min(1),
  price_minor: amountMinor,
  discount,
  /** Null where the module does not count stock. The sum of the variations where there are any. */
  stock: pieces.nullish(),
  unit: z.string().trim().max(60).nullish(),
  maximum_cart_quantity: z.number().int().min(1).max(1000).nullish(),
  available_from: minute.nullish(),
  available_to: minute.nullish(),
  tags: z.array(z.string().trim().min(1).max(60)).max(30),
  veg: z.boolean(),
  halal: z.boolean(),
  organic: z.boolean(),
  recommended: z.boolean(),
  active: z.boolean(),
  food_groups: z.array(optionGroup).max(20),
  /** Prices and stock of the existing variations; others are rejected. */
  variations: z.array(variation).max(200),
  add_on_ids: z.array(id.min(1)).max(100),
};

/** The stock that the form showed: where it is sent back unchanged, the current one stays. */
const stockRead = z.object({
  own: z.number().int().nullable(),
  variations: z.record(z.string(), z.number().int()),
});

export const itemBody = z
  .object({ ...edited, stock_read: stockRead, version })
  .refine(({ discount: { kind, value }, price_minor }) => value <= (kind === 'percent' ? 100 : price_minor), {
    path: ['discount'],
    error: 'The discount is higher than the price.',
  })
  .refine(
    ({ available_from, available_to }) =>
      (available_from ?? null) === null || (available_to ?? null) !== null,
    {
      path: ['available_to'],
      error: 'Enter both times or none.',
    },
  )
  .refine(
    ({ available_from, available_to }) =>
      (available_to ?? null) === null || (available_from ?? null) !== null,
    {
      path: ['available_from'],
      error: 'Enter both times or none.',
    },
  );
export type ItemBody = z.output<typeof itemBody>;

export const itemDetail = z.object({
  ...edited,
  id,
  slug: z.string(),
  store: named,
  module_id: id,
  module_type: z.string(),
  /** URLs. */
  pictures: z.array(z.string()),
  /** The categories of its module. */
  categories: z.array(named),
  /** The add-ons of its store. */
  add_ons: z.array(z.object({ id, name: shownName, price_minor: amountMinor })),
  /** The item's page in the storefront. */
  shop_url: z.string(),
  updated_at: instant,
  stock_read: stockRead,
  version,
});
export type ItemDetail = z.output<typeof itemDetail>;
