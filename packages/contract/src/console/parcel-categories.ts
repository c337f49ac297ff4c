import { TINTS } from '@errand/domain/media';
import {
  CATEGORY_FAULTS,
  PARCEL_CATEGORY_LIMITS as LIMITS,
  PARCEL_MEASURES,
  PARCEL_SIZES,
} from '@errand/domain/parcel';
import { z } from 'zod';
import { objectEndpoints } from './console-endpoint.ts';
import {
  id,
  idFilter,
  listFields,
  listOf,
  named,
  translatedText,
  translatedUpTo,
  version,
} from './fields.ts';
import { shownName } from './item-fields.ts';

const amountMinor = z.number().int().min(0).max(LIMITS.amountMinor);
const kilograms = z.number().gt(0).max(LIMITS.kilograms);

const fields = {
  name: translatedText,
  description: translatedUpTo(LIMITS.descriptionCharacters),
  /** What may not be sent in it; null for no hint. */
  forbidden: translatedUpTo(LIMITS.forbiddenCharacters).nullable(),
  /** Null for the rates of the sender's zone. */
  per_km_minor: amountMinor.nullable(),
  minimum_minor: amountMinor.nullable(),
  /** Heaviest parcel; null for no limit. */
  maximum_kg: kilograms.nullable(),
  /** What the sender has to state. */
  measure: z.enum(PARCEL_MEASURES),
  /** Extra charges from a weight upward, for the measure `weight`. */
  weight_steps: z.array(z.object({ from_kg: kilograms, extra_minor: amountMinor })).max(LIMITS.weightSteps),
  /** The accepted sizes with their extra charges, for the measure `size`; empty accepts all. */
  size_steps: z
    .array(z.object({ size: z.enum(PARCEL_SIZES), extra_minor: amountMinor }))
    .max(PARCEL_SIZES.length),
  /** Background of the picture. */
  tint: z.enum(TINTS),
  /** The order in the shop, lowest first. */
  position: z.number().int().min(0).max(LIMITS.position),
  active: z.boolean(),
};

/** Optional fields get their defaults. */
const categoryBody = z.object({
  ...fields,
  forbidden: fields.forbidden.optional(),
  per_km_minor: fields.per_km_minor.optional(),
  minimum_minor: fields.minimum_minor.optional(),
  maximum_kg: fields.maximum_kg.optional(),
  measure: fields.measure.default('none'),
  weight_steps: fields.weight_steps.default([]),
  size_steps: fields.size_steps.default([]),
  tint: fields.tint.default('stone'),
  position: fields.position.default(0),
  active: fields.active.default(true),
});
export type ParcelCategoryBody = z.output<typeof categoryBody>;

export const parcelCategoryRow = z.object({
  id,
  slug: z.string(),
  ...fields,
  name: shownName,
  description: shownName,
  forbidden: shownName.nullable(),
  maximum_kg: z.number().nullable(),
  weight_steps: z.array(z.object({ from_kg: z.number(), extra_minor: amountMinor })),
  module: named,
  /** URL. */
  picture: z.string().nullable(),
  version,
});
export type ParcelCategoryRow = z.output<typeof parcelCategoryRow>;

const base = { tag: 'Parcels', scope: 'all', target: 'parcel_category' } as const;
const read = { ...base, permission: 'catalog.read' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;

const categories = objectEndpoints('/api/console/v1/parcel-categories', read, change);

export const listParcelCategories = categories.list({
  name: 'listParcelCategoriesOfShop',
  summary: 'What can be sent, in the order of the shop',
  query: z.object({ ...listFields, module_id: idFilter }),
  response: listOf(parcelCategoryRow),
});

export const getParcelCategory = categories.get({
  name: 'getParcelCategory',
  summary: 'One parcel category',
  response: parcelCategoryRow,
});

export const createParcelCategory = categories.create({
  name: 'createParcelCategory',
  summary: 'Adds a category to a module of the type `parcel`; it can be booked at once',
  body: categoryBody.extend({ module_id: id.min(1) }),
  response: parcelCategoryRow,
  errors: ['not_found', ...CATEGORY_FAULTS],
});

export const updateParcelCategory = categories.update({
  name: 'updateParcelCategory',
  summary: 'Changes a category; parcels placed before keep their charges',
  body: categoryBody.extend({ version }),
  response: parcelCategoryRow,
  errors: CATEGORY_FAULTS,
});

export const setParcelCategoryPicture = categories.setPicture({
  name: 'setParcelCategoryPicture',
  summary: 'Replaces the picture of a category by the uploaded `picture`, or removes it without one',
  response: parcelCategoryRow,
});
