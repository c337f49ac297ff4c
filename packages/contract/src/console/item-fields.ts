import { ITEM_LIMITS, mapItemFields } from '@errand/domain/catalog';
import { DAYPART_LIMITS } from '@errand/domain/time';
import { z } from 'zod';
import { inLanguages } from '../in-languages.ts';
import { daypart } from './dayparts.ts';
import { id, instant, metaTexts, storeOffer, version } from './fields.ts';

/** A stored name, whose Arabic text may be missing. */
export const shownName = inLanguages(z.string(), z.string().optional());

export const named = z.object({ id, name: z.string() });

const LIMITS = ITEM_LIMITS;
const amountMinor = z.number().int().min(0).max(LIMITS.priceMinor);
const pieces = z.number().int().min(0).max(LIMITS.stock);
/** Minutes since midnight in the zone's time. */
const minute = z.number().int().min(0).max(1439);

/** A name of an item, a group or an option. */
const itemName = inLanguages(
  z.string().trim().min(1).max(LIMITS.nameCharacters),
  z.string().trim().max(LIMITS.nameCharacters).exactOptional(),
).meta({ control: 'translated' });

const longText = inLanguages(
  z.string().trim().max(LIMITS.descriptionCharacters).default(''),
  z.string().trim().max(LIMITS.descriptionCharacters).optional(),
).meta({ control: 'translated' });

/** A group of options of a dish. Prices are in whole units of the currency, as in imports. */
export const optionGroup = z.object({
  name: itemName,
  type: z.enum(['single', 'multi']),
  required: z.boolean(),
  /** Bounds of the number of chosen options in a `multi` group; 0 for no bound. */
  min: z.number().int().min(0).max(LIMITS.options),
  max: z.number().int().min(0).max(LIMITS.options),
  values: z
    .array(z.object({ label: itemName, price_major: z.number().int().min(0).max(LIMITS.optionMajor) }))
    .min(1)
    .max(LIMITS.options),
});
export type OptionGroup = z.output<typeof optionGroup>;

/** One combination of options, named by its English options. */
export const variation = z.object({
  type: z.string().min(1).max(LIMITS.variationCharacters),
  price_minor: amountMinor,
  stock: pieces,
});

/** An attribute in which variations of an item differ, such as Color: Red, Blue. */
export const attribute = z.object({
  title: itemName,
  options: z.array(itemName).min(1).max(LIMITS.options),
});
export type Attribute = z.output<typeof attribute>;

/** Combinations of the attributes that are not among the variations are not for sale. */
const combinations = z.object({
  attributes: z.array(attribute).max(LIMITS.groups),
  variations: z.array(variation).max(LIMITS.variations),
});
export type Combinations = z.output<typeof combinations>;

/** Percent, or minor units for the kind `amount`. */
export const discount = z.object({
  kind: z.enum(['percent', 'amount']),
  value: z.number().min(0).max(LIMITS.priceMinor),
});

const SCHEMAS = {
  flag: z.boolean(),
  words: z.array(z.string().trim().min(1).max(LIMITS.wordCharacters)).max(LIMITS.words),
  text: z.string().trim().max(LIMITS.wordCharacters).nullish(),
};

const edited = {
  name: itemName,
  description: longText,
  ...metaTexts,
  category_id: id.min(1),
  price_minor: amountMinor,
  discount,
  /** Null if the module does not count stock. With variations, their sum. */
  stock: pieces.nullish(),
  maximum_cart_quantity: z.number().int().min(1).max(LIMITS.cartQuantity).nullish(),
  available_from: minute.nullish(),
  available_to: minute.nullish(),
  /** The item's own dayparts. A form without them leaves them as they are. */
  dayparts: z.array(daypart).max(DAYPART_LIMITS.item).optional(),
  ...mapItemFields({
    flag: () => SCHEMAS.flag,
    words: () => SCHEMAS.words,
    text: () => SCHEMAS.text,
  }),
  active: z.boolean(),
  food_groups: z.array(optionGroup).max(LIMITS.groups),
  combinations,
  add_on_ids: z.array(id.min(1)).max(LIMITS.addOns),
  brand_id: id.min(1).nullish(),
  condition_id: id.min(1).nullish(),
};

/** The stock that the form displayed. If it is sent back unchanged, the current stock stays. */
const stockRead = z.object({
  own: z.number().int().nullable(),
  variations: z.record(z.string(), z.number().int()),
});

const itemFields = z.object(edited);
/** The fields that the form of an item edits. */
export type ItemFields = z.output<typeof itemFields>;

/** Rules that need two fields of the form. */
function checkFields(body: ItemFields, ctx: z.core.$RefinementCtx): void {
  const { discount: given } = body;
  if (given.kind === 'amount' && !Number.isInteger(given.value))
    ctx.addIssue({
      code: 'custom',
      path: ['discount'],
      message: 'The amount is no whole number of minor units.',
    });
  const [from, to] = [body.available_from ?? null, body.available_to ?? null];
  const missing = from === null ? 'available_from' : 'available_to';
  if ((from === null) !== (to === null))
    ctx.addIssue({ code: 'custom', path: [missing], message: 'Enter both times or none.' });
}

export const newItemBody = z.object({ ...edited, store_id: id.min(1) }).superRefine(checkFields);
export type NewItemBody = z.output<typeof newItemBody>;

export const itemBody = z.object({ ...edited, stock_read: stockRead, version }).superRefine(checkFields);
export type ItemBody = z.output<typeof itemBody>;

/** The choices that the form of a store's item offers. */
export const itemChoices = z.object({
  store: named,
  store_offer: storeOffer.nullable(),
  module_id: id,
  module_type: z.string(),
  /** Categories of its module, each after its parent. */
  categories: z.array(named.extend({ parent_id: id.nullable() })),
  brands: z.array(named),
  conditions: z.array(named),
  units: z.array(shownName),
  attributes: z.array(attribute),
  /** Add-ons of its store. */
  add_ons: z.array(z.object({ id, name: shownName, price_minor: amountMinor })),
});
export type ItemChoices = z.output<typeof itemChoices>;

/** The tax of an item: its own class, if any, and the rate that applies, with whose it is. */
const itemTax = z.object({
  class_id: id.nullable(),
  rate_percent: z.number(),
  /** The name of the class that applies; null for the rate of the store. */
  name: z.string().nullable(),
  of: z.enum(['item', 'category', 'store']),
});

/** `alt` describes the picture for screen readers. */
export const itemPicture = z.object({ key: z.string(), url: z.string(), alt: shownName.nullable() });
export type ItemPicture = z.output<typeof itemPicture>;

export const itemDetail = z.object({
  ...edited,
  dayparts: z.array(daypart),
  id,
  slug: z.string(),
  /** The main one first. */
  pictures: z.array(itemPicture),
  pictures_version: version,
  /** Permanently off sale. The row remains because orders refer to it. */
  archived: z.boolean(),
  choices: itemChoices,
  tax: itemTax,
  /** The item's page in the storefront. */
  shop_url: z.string(),
  updated_at: instant,
  stock_read: stockRead,
  version,
});
export type ItemDetail = z.output<typeof itemDetail>;

/** The errors of creating and updating an item. */
export const ITEM_FORM_ERRORS = [
  'category_elsewhere',
  'brand_elsewhere',
  'condition_elsewhere',
  'add_on_elsewhere',
  'option_names_repeat',
  'option_bounds',
  'attributes_many',
  'variations_differ',
  'price_free',
  'price_high',
  'discount_high',
  'stock_high',
] as const;
