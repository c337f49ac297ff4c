import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, listFields, listOf, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

/** Units and attributes that the forms of items offer. */
const base = { tag: 'Catalog', scope: 'all' } as const;
const read = { ...base, permission: 'catalog.read' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;
const listQuery = z.object(listFields);

export const unitRow = z.object({ id, name: shownName, version });

const units = objectEndpoints(
  '/api/console/v1/units',
  { ...read, target: 'unit' },
  { ...change, target: 'unit' },
);

export const listUnits = units.list({
  name: 'listUnits',
  summary: 'Units that items are sold by',
  query: listQuery,
  response: listOf(unitRow),
});

export const getUnit = units.get({ name: 'getUnit', summary: 'One unit', response: unitRow });

export const createUnit = units.create({
  name: 'createUnit',
  summary: 'Adds a unit',
  body: z.object({ name: translatedText }),
  response: unitRow,
  errors: ['catalog_name_taken'],
});

export const updateUnit = units.update({
  name: 'updateUnit',
  summary: 'Changes a unit; items keep the English name that they were given',
  body: z.object({ name: translatedText, version }),
  response: unitRow,
  errors: ['catalog_name_taken'],
});

export const deleteUnit = units.remove({
  name: 'deleteUnit',
  summary: 'No longer offers a unit; items keep it',
});

const attributeFields = { name: translatedText, options: z.array(translatedText).min(1).max(50) };
export const attributeRow = z.object({ id, name: shownName, options: z.array(shownName), version });

const attributes = objectEndpoints(
  '/api/console/v1/attributes',
  { ...read, target: 'attribute' },
  { ...change, target: 'attribute' },
);

export const listAttributes = attributes.list({
  name: 'listAttributes',
  summary: 'Attributes with their usual options, which variations combine',
  query: listQuery,
  response: listOf(attributeRow),
});

export const getAttribute = attributes.get({
  name: 'getAttribute',
  summary: 'One attribute',
  response: attributeRow,
});

export const createAttribute = attributes.create({
  name: 'createAttribute',
  summary: 'Adds an attribute',
  body: z.object(attributeFields),
  response: attributeRow,
  errors: ['catalog_name_taken', 'option_names_repeat'],
});

export const updateAttribute = attributes.update({
  name: 'updateAttribute',
  summary: 'Changes an attribute; items keep the options that they were given',
  body: z.object({ ...attributeFields, version }),
  response: attributeRow,
  errors: ['catalog_name_taken', 'option_names_repeat'],
});

export const deleteAttribute = attributes.remove({
  name: 'deleteAttribute',
  summary: 'No longer offers an attribute; items keep theirs',
});
