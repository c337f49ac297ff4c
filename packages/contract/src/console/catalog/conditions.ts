import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, idFilter, listFields, listOf, translatedText, version } from '../fields.ts';
import { brandRow } from './brands.ts';

/** What items of a pharmacy are for, such as a cold. Conditions have the fields of brands. */
const conditionRow = brandRow;

const base = { tag: 'Catalog', scope: 'all', target: 'condition' } as const;
const read = { ...base, permission: 'catalog.read' } as const;
const change = { ...base, permission: 'catalog.update', changes: ['catalog'] } as const;

const conditions = objectEndpoints('/api/console/v1/conditions', read, change);

export const listCatalogConditions = conditions.list({
  name: 'listCatalogConditions',
  summary: 'Conditions by name',
  query: z.object({ ...listFields, module_id: idFilter }),
  response: listOf(conditionRow),
});

export const getCatalogCondition = conditions.get({
  name: 'getCatalogCondition',
  summary: 'One condition',
  response: conditionRow,
});

export const createCatalogCondition = conditions.create({
  name: 'createCatalogCondition',
  summary: 'Adds a condition to a module',
  body: z.object({ module_id: id.min(1), name: translatedText }),
  response: conditionRow,
  errors: ['not_found'],
});

export const updateCatalogCondition = conditions.update({
  name: 'updateCatalogCondition',
  summary: 'Changes the name of a condition; searches find its items by it within minutes',
  body: z.object({ name: translatedText, version }),
  response: conditionRow,
});

export const setConditionPicture = conditions.setPicture({
  name: 'setConditionPicture',
  summary: 'Replaces the picture of a condition by the uploaded `picture`, or removes it without one',
  response: conditionRow,
});

export const deleteCatalogCondition = conditions.remove({
  name: 'deleteCatalogCondition',
  summary: 'Deletes a condition that no item has',
  errors: ['condition_in_use'],
});
