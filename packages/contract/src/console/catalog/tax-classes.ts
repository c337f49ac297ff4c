import { TAX_KINDS } from '@errand/domain/taxes';
import { z } from 'zod';
import { consoleEndpoint, objectEndpoints } from '../console-endpoint.ts';
import { id, listFields, listOf, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';
import { categoryRow } from './categories.ts';

const fields = {
  name: translatedText,
  kind: z.enum(TAX_KINDS),
  /** Above 0 for `standard`, 0 for the other kinds. */
  rate_percent: z.number().min(0).max(100),
};

const row = z.object({ id, ...fields, name: shownName, version });
export type TaxClassRow = z.output<typeof row>;

const base = { tag: 'Catalog', target: 'tax class' } as const;
const change = { ...base, scope: 'all', permission: 'catalog.tax', changes: ['catalog'] } as const;

const taxClasses = objectEndpoints(
  '/api/console/v1/tax-classes',
  { ...base, scope: 'all', permission: 'catalog.read' },
  change,
);

export const listTaxClasses = taxClasses.list({
  name: 'listTaxClasses',
  summary: 'Tax classes by name',
  query: z.object(listFields),
  response: listOf(row),
});

export const getTaxClass = taxClasses.get({
  name: 'getTaxClass',
  summary: 'One tax class, with what has it',
  response: row.extend({ items: z.number().int(), categories: z.number().int() }),
});

export const createTaxClass = taxClasses.create({
  name: 'createTaxClass',
  summary: 'Adds a tax class, which categories and items can have in place of the rate of their store',
  body: z.object(fields),
  response: row,
  errors: ['catalog_name_taken', 'tax_class_rate'],
});

export const updateTaxClass = taxClasses.update({
  name: 'updateTaxClass',
  summary: 'Changes a tax class; carts show the new rate, orders keep theirs',
  body: z.object({ ...fields, version }),
  response: row,
  errors: ['catalog_name_taken', 'tax_class_rate'],
});

export const deleteTaxClass = taxClasses.remove({
  name: 'deleteTaxClass',
  summary: 'Deletes a tax class that neither a category nor an item has',
  errors: ['tax_class_in_use'],
});

export const listTaxChoices = consoleEndpoint({
  ...base,
  name: 'listTaxChoices',
  summary: 'The tax classes that the caller can give to categories and items',
  method: 'GET',
  path: '/api/console/v1/tax-choices',
  permission: 'catalog.tax',
  scope: 'zone',
  response: z.object({ rows: z.array(row) }),
});

export const setCategoryTaxClass = consoleEndpoint({
  ...change,
  name: 'setCategoryTaxClass',
  summary:
    'Sets the tax class of the items of a category; those of an item and of a subcategory take precedence',
  method: 'PUT',
  path: '/api/console/v1/categories/{id}/tax-class',
  target: 'category',
  /** Null for that of the category above, or for the rate of each store. */
  body: z.object({ tax_class_id: id.min(1).nullable(), version }),
  response: categoryRow,
  errors: ['tax_class_gone'],
});
