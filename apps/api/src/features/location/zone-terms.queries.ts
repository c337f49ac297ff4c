import { sql } from 'drizzle-orm';
import { columnsOf, type Queryable, type RowOf } from '../../platform/db/index.ts';
import { modules } from '../modules/modules.tables.ts';
import { joinModule } from '../modules/modules.views.ts';
import { zoneModules, zones } from './location.tables.ts';

const ZONE = columnsOf(zones, 'z', ['cashOnDelivery', 'digitalPayment', 'offlinePayment']);
/** `all_zone_service`: stores of the module serve every zone. */
const MODULE = columnsOf(modules, 'm', ['allZoneService']);
const PIVOT = columnsOf(zoneModules, 'zm', ['cashLimitMinor']);

export type ZoneTerms = RowOf<typeof ZONE> &
  RowOf<typeof MODULE> &
  RowOf<typeof PIVOT> & { zone_active: boolean };

const NO_TERMS: ZoneTerms = {
  zone_active: false,
  cash_on_delivery: false,
  digital_payment: false,
  offline_payment: false,
  all_zone_service: false,
  cash_limit_minor: null,
};

/** The payment and service terms of a zone for a module; nothing is allowed in an unknown zone. */
export async function getZoneTerms(q: Queryable, zoneId: number, moduleId: number): Promise<ZoneTerms> {
  const found = await q.execute<ZoneTerms>(sql`
    select z.active as zone_active, ${sql.raw([ZONE, MODULE, PIVOT].map((list) => list.sql).join(', '))}
    from (select ${moduleId}::int as module_id) requested ${sql.raw(joinModule('requested.module_id'))}
      join zones z on z.id = ${zoneId}
      left join zone_modules zm on zm.zone_id = z.id and zm.module_id = m.id`);
  const [row] = found.rows;
  return row ?? NO_TERMS;
}
