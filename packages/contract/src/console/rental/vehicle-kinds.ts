import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, listFields, listOf, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

/** Categories and brands of vehicles, which all rental providers share. */

const fields = {
  name: translatedText,
  /** The order in the shop, lowest first. */
  position: z.number().int().min(0).max(10_000),
  /** A hidden one is no filter of the shop. Its vehicles can be rented. */
  active: z.boolean(),
};

const kindRow = z.object({
  id,
  slug: z.string(),
  ...fields,
  name: shownName,
  /** URL. */
  picture: z.string().nullable(),
  /** Number of kinds of vehicles that have it. */
  vehicles: z.number().int(),
  version,
});
export type VehicleKindRow = z.output<typeof kindRow>;

const query = z.object({ ...listFields, state: z.enum(['active', 'hidden']).optional() });
const body = z.object(fields);

const base = { tag: 'Rental', scope: 'all' } as const;

const ofCategories = { ...base, target: 'vehicle-category' } as const;
const categories = objectEndpoints(
  '/api/console/v1/vehicle-categories',
  { ...ofCategories, permission: 'rental.read' },
  { ...ofCategories, permission: 'rental.update', changes: ['rental'] },
);

export const listRentalCategories = categories.list({
  name: 'listRentalCategories',
  summary: 'Categories of vehicles in their order',
  query,
  response: listOf(kindRow),
});

export const getRentalCategory = categories.get({
  name: 'getRentalCategory',
  summary: 'One category of vehicles',
  response: kindRow,
});

export const createRentalCategory = categories.create({
  name: 'createRentalCategory',
  summary: 'Adds a category of vehicles',
  body,
  response: kindRow,
});

export const updateRentalCategory = categories.update({
  name: 'updateRentalCategory',
  summary: 'Changes a category of vehicles',
  body: body.extend({ version }),
  response: kindRow,
});

export const setRentalCategoryPicture = categories.setPicture({
  name: 'setRentalCategoryPicture',
  summary:
    'Replaces the picture of a category of vehicles by the uploaded `picture`, or removes it without one',
  response: kindRow,
});

export const deleteRentalCategory = categories.remove({
  name: 'deleteRentalCategory',
  summary: 'Deletes a category without vehicles',
  errors: ['vehicle_kind_in_use'],
});

const ofBrands = { ...base, target: 'vehicle-brand' } as const;
const brands = objectEndpoints(
  '/api/console/v1/vehicle-brands',
  { ...ofBrands, permission: 'rental.read' },
  { ...ofBrands, permission: 'rental.update', changes: ['rental'] },
);

export const listRentalBrands = brands.list({
  name: 'listRentalBrands',
  summary: 'Brands of vehicles in their order',
  query,
  response: listOf(kindRow),
});

export const getRentalBrand = brands.get({
  name: 'getRentalBrand',
  summary: 'One brand of vehicles',
  response: kindRow,
});

export const createRentalBrand = brands.create({
  name: 'createRentalBrand',
  summary: 'Adds a brand of vehicles',
  body,
  response: kindRow,
});

export const updateRentalBrand = brands.update({
  name: 'updateRentalBrand',
  summary: 'Changes a brand of vehicles',
  body: body.extend({ version }),
  response: kindRow,
});

export const setRentalBrandPicture = brands.setPicture({
  name: 'setRentalBrandPicture',
  summary: 'Replaces the logo of a brand of vehicles by the uploaded `picture`, or removes it without one',
  response: kindRow,
});

export const deleteRentalBrand = brands.remove({
  name: 'deleteRentalBrand',
  summary: 'Deletes a brand that no vehicle has',
  errors: ['vehicle_kind_in_use'],
});
