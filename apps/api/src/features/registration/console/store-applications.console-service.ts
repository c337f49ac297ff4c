import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/support/applications';
import { type ConsoleContext, listPage, type Place } from '../../../console/index.ts';
import { inviteToRole } from '../../../console/staff/invite-to-role.ts';
import { AppError } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/index.ts';
import { listZoneNames } from '../../location/index.ts';
import { listActiveModules, listModuleNames } from '../../modules/index.ts';
import { addStoreRow } from '../../stores/console/index.ts';
import { storeApplications } from '../registration.tables.ts';
import {
  countApplications,
  decideApplication,
  findStoreApplication,
  listStoreApplicationRows,
  type StoreApplicationRow,
  setCreatedStore,
} from './applications.console-queries.ts';
import { toStoreApplication, toStoreRow } from './applications.console-serializer.ts';
import { queueDecisionMail } from './decision-mail.ts';
import { deliveryMinutes } from './delivery-minutes.ts';
import { planTerms } from './plan-terms.queries.ts';

type Query = ParsedInput<typeof contract.listStoreApplications>['query'];

export async function listApplications(ctx: ConsoleContext, query: Query) {
  const found = await listPage(
    query,
    {
      rows: (limit, offset) =>
        listStoreApplicationRows(ctx.db, ctx.scope, query, {
          limit,
          offset,
          direction: query.sort ? (query.direction ?? 'asc') : null,
        }),
      count: (most) => countApplications(ctx.db, storeApplications, ctx.scope, query, most),
    },
    (row) => row,
  );
  const names = await namesOf(ctx, found.rows);
  return { ...found, rows: found.rows.map((row) => toStoreRow(ctx, row, names.zones, names.modules)) };
}

export async function findApplicationPlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const row = await findStoreApplication(ctx.db, id);
  return row && { zoneIds: [row.zoneId], storeId: null };
}

export async function readApplication(ctx: ConsoleContext, id: number) {
  const row = await requireApplication(ctx, id);
  const { zones, modules } = await namesOf(ctx, [row]);
  return toStoreApplication(ctx, row, zones, modules);
}

/**
 * Creates the store, which is hidden until it is activated, and makes the applicant its manager. Throws
 * `application_decided`, and as `addStoreRow`.
 */
export async function approve(ctx: ConsoleContext, id: number) {
  const row = await requireApplication(ctx, id);
  const at = new Date(ctx.now());
  if (!(await decideApplication(ctx.db, storeApplications, id, { status: 'approved', at })))
    throw new AppError('application_decided');
  const { id: storeId } = await addStoreRow(ctx.db, {
    ...(await kindOf(ctx, row)),
    ...(row.planId !== null && (await planTerms(ctx.db, row.planId))),
    moduleId: row.moduleId,
    zoneId: row.zoneId,
    name: row.name,
    address: row.address,
    phone: row.phone,
    email: row.email,
    latitude: row.latitude,
    longitude: row.longitude,
    logo: row.logo || null,
    cover: row.cover,
    taxRate: row.taxPercent,
    deliveryMinutesFrom: deliveryMinutes(row).from,
    deliveryMinutesTo: deliveryMinutes(row).to,
    active: false,
  });
  await publishCatalogChanged(ctx, ctx.db);
  await setCreatedStore(ctx.db, id, storeId);
  const link = await inviteToRole(
    ctx,
    { mail: row.email, name: `${row.firstName} ${row.lastName}`, language: row.language },
    { role: 'store-manager', scopeKind: 'store', scopeId: storeId },
  );
  const isMailed = await queueDecisionMail(ctx, row, { decision: 'store_approved', store: row.name, link });
  return { application: await readApplication(ctx, id), link: isMailed ? null : link };
}

/** Rejects an application. Throws `application_decided`. */
export async function reject(ctx: ConsoleContext, id: number, reason: string) {
  const row = await requireApplication(ctx, id);
  const decision = { status: 'rejected', rejectReason: reason, at: new Date(ctx.now()) } as const;
  if (!(await decideApplication(ctx.db, storeApplications, id, decision)))
    throw new AppError('application_decided');
  await queueDecisionMail(ctx, row, { decision: 'store_rejected', store: row.name, reason });
  return readApplication(ctx, id);
}

async function requireApplication(ctx: ConsoleContext, id: number): Promise<StoreApplicationRow> {
  const row = await findStoreApplication(ctx.db, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** A new store is called what its module is called, until its profile says more. */
async function kindOf({ db }: ConsoleContext, { moduleId }: StoreApplicationRow) {
  const found = (await listActiveModules(db, 1000)).find(({ id }) => id === moduleId);
  if (!found) throw new AppError('module_not_offered');
  return { kind: found.name };
}

async function namesOf(ctx: ConsoleContext, rows: Pick<StoreApplicationRow, 'moduleId' | 'zoneId'>[]) {
  const zones = await listZoneNames(ctx.db, [...new Set(rows.map(({ zoneId }) => zoneId))], ctx.language);
  const moduleIds = [...new Set(rows.map(({ moduleId }) => moduleId))];
  const modules = await listModuleNames(ctx.db, moduleIds, ctx.language);
  return {
    zones: new Map(zones.map(({ id, name }) => [id, name])),
    modules: new Map(modules.map(({ id, name }) => [id, name])),
  };
}
