import { z } from 'zod';
import { consoleEndpoint, LIST, REMOVAL } from '../console-endpoint.ts';
import { id, listFields, listOf, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

/** Units and attributes that the forms of items offer. */
const base = { tag: 'Catalog', scope: 'all' } as const;
const read = { ...base, permission: 'catalog.read' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;
const listQuery = z.object(listFields);

export const unitRow = z.object({ id, name: shownName, version });

export const listUnits = consoleEndpoint({
  ...read,
  name: 'listUnits',
  summary: 'Units that items are sold by',
  ...LIST,
  path: '/api/console/v1/units',
  query: listQuery,
  response: listOf(unitRow),
});

export const getUnit = consoleEndpoint({
  ...read,
  name: 'getUnit',
  summary: 'One unit',
  method: 'GET',
  path: '/api/console/v1/units/{id}',
  target: 'unit',
  response: unitRow,
});

export const createUnit = consoleEndpoint({
  ...change,
  name: 'createUnit',
  summary: 'Adds a unit',
  method: 'POST',
  path: '/api/console/v1/units',
  target: 'unit',
  body: z.object({ name: translatedText }),
  response: unitRow,
  errors: ['catalog_name_taken'],
});

export const updateUnit = consoleEndpoint({
  ...change,
  name: 'updateUnit',
  summary: 'Changes a unit; items keep the English name that they were given',
  method: 'PUT',
  path: '/api/console/v1/units/{id}',
  target: 'unit',
  body: z.object({ name: translatedText, version }),
  response: unitRow,
  errors: ['catalog_name_taken'],
});

export const deleteUnit = consoleEndpoint({
  ...change,
  name: 'deleteUnit',
  summary: 'No longer offers a unit; items keep it',
  ...REMOVAL,
  path: '/api/console/v1/units/{id}',
  target: 'unit',
});

const attributeFields = { name: translatedText, options: z.array(translatedText).min(1).max(50) };
export const attributeRow = z.object({ id, name: shownName, options: z.array(shownName), version });

export const listAttributes = consoleEndpoint({
  ...read,
  name: 'listAttributes',
  summary: 'Attributes with their usual options, which variations combine',
  ...LIST,
  path: '/api/console/v1/attributes',
  query: listQuery,
  response: listOf(attributeRow),
});

export const getAttribute = consoleEndpoint({
  ...read,
  name: 'getAttribute',
  summary: 'One attribute',
  method: 'GET',
  path: '/api/console/v1/attributes/{id}',
  target: 'attribute',
  response: attributeRow,
});

export const createAttribute = consoleEndpoint({
  ...change,
  name: 'createAttribute',
  summary: 'Adds an attribute',
  method: 'POST',
  path: '/api/console/v1/attributes',
  target: 'attribute',
  body: z.object(attributeFields),
  response: attributeRow,
  errors: ['catalog_name_taken', 'option_names_repeat'],
});

export const updateAttribute = consoleEndpoint({
  ...change,
  name: 'updateAttribute',
  summary: 'Changes an attribute; items keep the options that they were given',
  method: 'PUT',
  path: '/api/console/v1/attributes/{id}',
  target: 'attribute',
  body: z.object({ ...attributeFields, version }),
  response: attributeRow,
  errors: ['catalog_name_taken', 'option_names_repeat'],
});

export const deleteAttribute = consoleEndpoint({
  ...change,
  name: 'deleteAttribute',
  summary: 'No longer offers an attribute; items keep theirs',
  ...REMOVAL,
  path: '/api/console/v1/attributes/{id}',
  target: 'attribute',
});
