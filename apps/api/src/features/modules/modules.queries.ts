import type pg from 'pg';
import { columnsExcept, jsonOf, prepared, type RowOf } from '../../platform/db/index.ts';
import { zones } from '../location/location.tables.ts';
import { modules } from './modules.tables.ts';

const MODULE = columnsExcept(modules, 'm', ['active', 'position']);
const ZONE = jsonOf(zones, 'z', ['id', 'name', 'cashOnDelivery', 'digitalPayment']);
export type ModuleRow = RowOf<typeof MODULE> & {
  stores_count: number;
  items_count: number;
  zones: RowOf<typeof ZONE>[];
};

/** Lists active modules in the operator's order, filtered by zones if any are given. */
export function listModuleRows(pool: pg.Pool, zoneIds: number[]): Promise<ModuleRow[]> {
  return prepared<ModuleRow>(pool, 'modules', MODULES, [zoneIds]);
}

const MODULES = `
  select ${MODULE.sql},
    (select count(*) from stores s where s.module_id = m.id and s.active
      and (cardinality($1::int[]) = 0 or m.all_zone_service or s.zone_id = any($1))) as stores_count,
    (select count(*) from items i join stores s on s.id = i.store_id
      where i.module_id = m.id and i.active and s.active
      and (cardinality($1::int[]) = 0 or m.all_zone_service or s.zone_id = any($1))) as items_count,
    coalesce((select json_agg(${ZONE.sql} order by z.id)
      from zone_modules zm join zones z on z.id = zm.zone_id and z.active where zm.module_id = m.id), '[]') as zones
  from modules m
  where m.active and (cardinality($1::int[]) = 0 or exists (select 1 from zone_modules zm
    join zones z on z.id = zm.zone_id and z.active where zm.module_id = m.id and zm.zone_id = any($1)))
  order by m.position, m.id`;
