import type { Imported } from '@errand/contract/console/imports';
import type { Permission } from '@errand/contract/console/permissions';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type ConsoleContext, isInScope, scopeOf } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { fleetFiles } from '../../rental/index.ts';
import { FROM_STORES, findStorePlace } from '../../stores/stores.views.ts';

/** Whether files of a store hold the vehicles of a rental provider. */
export async function isProvider(q: Queryable, storeId: number): Promise<boolean> {
  return (await fleetFiles.listProviders(q, storeId, 1)).length > 0;
}

/** SQL of the same. */
export function isImportedSql(storeId: SQLWrapper, of: Imported): SQL {
  const found = sql`exists (select 1 ${sql.raw(FROM_STORES)} ${sql.raw(joinModule('s.module_id'))} and m.type = 'rental' where s.id = ${storeId})`;
  return of === 'vehicles' ? found : sql`not ${found}`;
}

/** Whether the member may set the tax of a store's items. A role in the store does not suffice. */
export function maySetTaxes(ctx: ConsoleContext, storeId: number): Promise<boolean> {
  return mayIn(ctx, storeId, 'catalog.tax', 'zone');
}

/** Throws `permission_denied` for a provider whose vehicles the member cannot change. */
export async function requireVehiclesAllowed(ctx: ConsoleContext, storeId: number): Promise<void> {
  if (!(await isProvider(ctx.db, storeId))) return;
  if (!(await mayIn(ctx, storeId, 'rental.update', 'store'))) throw new AppError('permission_denied');
}

async function mayIn(
  ctx: ConsoleContext,
  storeId: number,
  permission: Permission,
  needed: 'zone' | 'store',
): Promise<boolean> {
  const scope = scopeOf(ctx.member.grants, permission, needed);
  const place = scope && (await findStorePlace(ctx.db, storeId));
  return scope !== null && place !== null && isInScope(scope, place);
}
