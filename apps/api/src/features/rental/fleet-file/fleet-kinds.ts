import { DEFAULT_LANGUAGE, textsOf } from '@errand/domain/language';
import { foldText } from '@errand/domain/search';
import { findFreeSlug } from '../../../console/forms/free-slug.ts';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { listKinds } from '../records/vehicles.queries.ts';
import { vehicleBrands, vehicleCategories } from '../rental.tables.ts';

export type KindColumn = 'category' | 'brand';

const TABLES = { category: vehicleCategories, brand: vehicleBrands } as const;

/** The ids of categories and brands by slug and by name in every language, and the texts by which files name them. */
export type FleetKinds = Record<
  KindColumn,
  { idOf: (text: string) => number | undefined; nameOf: (id: number) => string }
>;

export async function readKinds(q: Queryable): Promise<FleetKinds> {
  return {
    category: indexed(await listKinds(q, TABLES.category)),
    brand: indexed(await listKinds(q, TABLES.brand)),
  };
}

function indexed(rows: Awaited<ReturnType<typeof listKinds>>): FleetKinds[KindColumn] {
  const names = rows.flatMap(({ id, name }) => textsOf(name).map((text) => [foldText(text), id] as const));
  const slugs = rows.map(({ id, slug }) => [foldText(slug), id] as const);
  // The last of equal keys counts, so that a slug takes precedence over a name.
  const ids = new Map([...names, ...slugs]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const idOf = (text: string) => ids.get(foldText(text));
  return {
    idOf,
    nameOf(id) {
      const { name, slug } = byId.get(id) ?? { name: { [DEFAULT_LANGUAGE]: '' }, slug: '' };
      return idOf(name[DEFAULT_LANGUAGE]) === id ? name[DEFAULT_LANGUAGE] : slug;
    },
  };
}

/** Adds a category or a brand behind the others, and returns its id. */
export async function addKind(tx: Tx, column: KindColumn, name: string): Promise<number> {
  const table = TABLES[column];
  const slug = await findFreeSlug(tx, table.slug, name, column);
  const position = (await listKinds(tx, table)).length;
  const [made] = await tx
    .insert(table)
    .values({ slug, name: { [DEFAULT_LANGUAGE]: name }, position })
    .returning({ id: table.id });
  if (!made) throw new Error(`no ${column} was inserted`);
  return made.id;
}
