import { asc, eq } from 'drizzle-orm';
import { rowVersion } from '../../../../console/index.ts';
import type { Queryable, Translations, Tx } from '../../../../platform/db/index.ts';
import { attributes, units } from '../../catalog.tables.ts';

const UNIT = { id: units.id, name: units.name, version: rowVersion(units.id) };
const ATTRIBUTE = {
  id: attributes.id,
  name: attributes.name,
  options: attributes.options,
  version: rowVersion(attributes.id),
};
export type UnitRow = Awaited<ReturnType<typeof listUnits>>[number];
export type AttributeRow = Awaited<ReturnType<typeof listAttributes>>[number];

export function listUnits(q: Queryable) {
  return q.select(UNIT).from(units).orderBy(asc(units.name), asc(units.id));
}

export async function findUnit(q: Queryable, id: number): Promise<UnitRow | null> {
  const [row] = await q.select(UNIT).from(units).where(eq(units.id, id));
  return row ?? null;
}

export async function lockUnit(tx: Tx, id: number): Promise<UnitRow | null> {
  const [row] = await tx.select(UNIT).from(units).where(eq(units.id, id)).for('update');
  return row ?? null;
}

/** Adds a unit; null if another one has its English name. */
export async function insertUnit(q: Queryable, name: Translations): Promise<number | null> {
  const [row] = await q.insert(units).values({ name }).onConflictDoNothing().returning({ id: units.id });
  return row?.id ?? null;
}

export async function updateUnitRow(q: Queryable, id: number, name: Translations): Promise<void> {
  await q.update(units).set({ name }).where(eq(units.id, id));
}

export async function deleteUnitRow(q: Queryable, id: number): Promise<boolean> {
  const rows = await q.delete(units).where(eq(units.id, id)).returning({ id: units.id });
  return rows.length > 0;
}

export function listAttributes(q: Queryable) {
  return q.select(ATTRIBUTE).from(attributes).orderBy(asc(attributes.name), asc(attributes.id));
}

export async function findAttribute(q: Queryable, id: number): Promise<AttributeRow | null> {
  const [row] = await q.select(ATTRIBUTE).from(attributes).where(eq(attributes.id, id));
  return row ?? null;
}

export async function lockAttribute(tx: Tx, id: number): Promise<AttributeRow | null> {
  const [row] = await tx.select(ATTRIBUTE).from(attributes).where(eq(attributes.id, id)).for('update');
  return row ?? null;
}

type AttributeFields = { name: Translations; options: Translations[] };

/** Adds an attribute; null if another one has its English name. */
export async function insertAttribute(q: Queryable, row: AttributeFields): Promise<number | null> {
  const [made] = await q
    .insert(attributes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: attributes.id });
  return made?.id ?? null;
}

export async function updateAttributeRow(q: Queryable, id: number, row: AttributeFields): Promise<void> {
  await q.update(attributes).set(row).where(eq(attributes.id, id));
}

export async function deleteAttributeRow(q: Queryable, id: number): Promise<boolean> {
  const rows = await q.delete(attributes).where(eq(attributes.id, id)).returning({ id: attributes.id });
  return rows.length > 0;
}
