import type { ModuleType } from '@errand/domain/modules';
import type pg from 'pg';
import { prepared, type Translations } from '../../platform/db/index.ts';

export type ModuleRow = {
  id: number;
  slug: string;
  type: ModuleType;
  name: Translations;
  description: Translations;
  picture: string | null;
  tint: string | null;
  theme_id: number;
  all_zone_service: boolean;
  created_at: Date;
  updated_at: Date;
  stores_count: number;
  items_count: number;
  zones: { id: number; name: Translations; cash_on_delivery: boolean; digital_payment: boolean }[];
};

/** Active modules in the operator's order; those which one of the zones offers when there are zone ids. */
export function listModuleRows(pool: pg.Pool, zoneIds: number[]): Promise<ModuleRow[]> {
  return prepared<ModuleRow>(pool, 'modules', MODULES, [zoneIds]);
}

const MODULES = `
  select m.id, m.slug, m.type, m.name, m.description, m.picture, m.tint, m.theme_id, m.all_zone_service,
    m.created_at, m.updated_at,
    (select count(*) from stores s where s.module_id = m.id and s.active
      and (cardinality($1::int[]) = 0 or m.all_zone_service or s.zone_id = any($1))) as stores_count,
    (select count(*) from items i join stores s on s.id = i.store_id
      where i.module_id = m.id and i.active and s.active
      and (cardinality($1::int[]) = 0 or m.all_zone_service or s.zone_id = any($1))) as items_count,
    coalesce((select json_agg(json_build_object('id', z.id, 'name', z.name,
        'cash_on_delivery', z.cash_on_delivery, 'digital_payment', z.digital_payment) order by z.id)
      from zone_modules zm join zones z on z.id = zm.zone_id and z.active where zm.module_id = m.id), '[]') as zones
  from modules m
  where m.active and (cardinality($1::int[]) = 0 or exists (select 1 from zone_modules zm
    join zones z on z.id = zm.zone_id and z.active where zm.module_id = m.id and zm.zone_id = any($1)))
  order by m.position, m.id`;
