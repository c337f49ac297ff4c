import { asc } from 'drizzle-orm';
import { versionedRows } from '../../../../console/index.ts';
import type { Queryable } from '../../../../platform/db/index.ts';
import { attributes, units } from '../../catalog.tables.ts';

export const unitRows = versionedRows(units);
export const attributeRows = versionedRows(attributes);

export function listUnits(q: Queryable) {
  return unitRows.list(q, { order: [asc(units.name), asc(units.id)] });
}

export function listAttributes(q: Queryable) {
  return attributeRows.list(q, { order: [asc(attributes.name), asc(attributes.id)] });
}
