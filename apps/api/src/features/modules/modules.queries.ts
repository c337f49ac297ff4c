import type { LanguageCode } from '@errand/domain/language';
import type { ModuleType } from '@errand/domain/modules';
import { and, eq, inArray } from 'drizzle-orm';
import type pg from 'pg';
import {
  columnsExcept,
  inLanguage,
  prepared,
  type Queryable,
  type RowOf,
  type Statement,
  statement,
} from '../../platform/db/index.ts';
import { FROM_ITEMS } from '../catalog/catalog.views.ts';
import { isOfferedSql, type ModuleZoneRow, zonesOfModuleSql } from '../location/location.views.ts';
import { FROM_STORES, joinStore, servesZonesSql } from '../stores/stores.views.ts';
import { modules } from './modules.tables.ts';

const MODULE = columnsExcept(modules, 'm', ['active', 'position']);
export type ModuleRow = RowOf<typeof MODULE> & {
  stores_count: number;
  items_count: number;
  zones: ModuleZoneRow[];
};

/** Lists active modules in the operator's order, filtered by zones if any are given. */
export function listModuleRows(pool: pg.Pool, zoneIds: number[]): Promise<ModuleRow[]> {
  return prepared<ModuleRow>(pool, 'modules', MODULES, [zoneIds]);
}

const MODULES = `
  select ${MODULE.sql},
    (select count(*) ${FROM_STORES} where s.module_id = m.id and s.active
      and (cardinality($1::int[]) = 0 or ${servesZonesSql('$1')})) as stores_count,
    (select count(*) ${FROM_ITEMS} ${joinStore('i.store_id')}
      where i.module_id = m.id and i.active and s.active
      and (cardinality($1::int[]) = 0 or ${servesZonesSql('$1')})) as items_count,
    ${zonesOfModuleSql('m.id')} as zones
  from modules m
  where m.active and (cardinality($1::int[]) = 0 or ${isOfferedSql('m.id', '$1')})
  order by m.position, m.id`;

/** Reads the type of a module, active or not. */
export function moduleTypeStatement(id: number): Statement {
  return statement((bind) => `select m.type from modules m where m.id = ${bind(id)}`);
}

/** The type of an active module; null when there is none. */
export async function findModuleType(q: Queryable, id: number) {
  const [row] = await q
    .select({ type: modules.type })
    .from(modules)
    .where(and(eq(modules.id, id), eq(modules.active, true)));
  return row?.type ?? null;
}

/** The id of the first active module of a type; null without one. */
export async function findModuleOfType(q: Queryable, type: ModuleType): Promise<number | null> {
  const [row] = await q
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.type, type), eq(modules.active, true)))
    .orderBy(modules.id)
    .limit(1);
  return row?.id ?? null;
}

/** Lists at most `limit` active modules in the operator's order. */
export function listActiveModules(q: Queryable, limit: number) {
  return q
    .select({
      id: modules.id,
      type: modules.type,
      name: modules.name,
      allZoneService: modules.allZoneService,
    })
    .from(modules)
    .where(eq(modules.active, true))
    .orderBy(modules.position, modules.id)
    .limit(limit);
}

/** The names of modules, active or not, by id. */
export function listModuleNames(
  q: Queryable,
  ids: number[],
  language: LanguageCode,
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return q
    .select({ id: modules.id, name: inLanguage(modules.name, language) })
    .from(modules)
    .where(inArray(modules.id, ids));
}

/** Lists all modules, active or not, with the names that an import file may use for them. */
export function listModuleKeys(q: Queryable) {
  return q
    .select({ id: modules.id, slug: modules.slug, name: modules.name, type: modules.type })
    .from(modules);
}

/** The names and types of all modules, active or not, in the operator's order. */
export function listAllModuleNames(
  q: Queryable,
  language: LanguageCode,
): Promise<{ id: number; name: string; type: ModuleType }[]> {
  return q
    .select({ id: modules.id, name: inLanguage(modules.name, language), type: modules.type })
    .from(modules)
    .orderBy(modules.position, modules.id);
}
