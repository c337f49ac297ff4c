import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/support/applications';
import { deliveryMinutes } from '@errand/domain/registration';
import type { ConsoleContext } from '../../../console/index.ts';
import { inviteToRole } from '../../../console/staff/invite-to-role.ts';
import { AppError } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { listActiveModules, listModuleNames } from '../../modules/index.ts';
import { paidForPlan } from '../../payments/payments.views.ts';
import { PLAN_COMMISSION } from '../../stores/console/index.ts';
import { storeRecords } from '../../stores/records/index.ts';
import { OF_STORES, type StoreApplicationRow, setCreated } from './applications.queries.ts';
import { toStoreApplication, toStoreRow } from './applications.serializer.ts';
import { decide, listApplications, requireApplication, zoneNamesOf } from './applications.service.ts';
import { queueApprovalMail } from './approval-mail.ts';
import { findPlan, planFeatures } from './plan-terms.queries.ts';
import { tellRejection } from './rejection-message.ts';
import { writeTerm } from './store-plan/store-plan.service.ts';

type Query = ParsedInput<typeof contract.listStoreApplications>['query'];

export function listOfStores(ctx: ConsoleContext, query: Query) {
  return listApplications(ctx, OF_STORES, query, async (rows) => {
    const { zones, modules } = await namesOf(ctx, rows);
    return rows.map((row) => toStoreRow(ctx, row, zones, modules));
  });
}

export async function readOfStore(ctx: ConsoleContext, id: number) {
  const row = await requireApplication(ctx, OF_STORES, id);
  const { zones, modules } = await namesOf(ctx, [row]);
  return toStoreApplication(ctx, row, zones, modules);
}

/**
 * Creates the store, which is hidden until it is activated, and makes the applicant its manager. Throws
 * `application_decided` and what `addStoreRow` throws.
 */
export async function approveStore(ctx: ConsoleContext, id: number) {
  const row = await decide(ctx, OF_STORES, id, { status: 'approved' });
  const { id: storeId } = await storeRecords.addRow(ctx.db, {
    ...(await kindOf(ctx, row)),
    ...(row.planId !== null && {
      ...(await planFeatures(ctx.db, row.planId)),
      planId: row.planId,
      commissionPercent: PLAN_COMMISSION,
    }),
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
    deliveryMinutesFrom: deliveryMinutes(row.leastTime, row.timeUnit),
    deliveryMinutesTo: deliveryMinutes(row.mostTime, row.timeUnit),
    active: false,
  });
  await startPlan(ctx, row, storeId);
  await publishCatalogChanged(ctx, ctx.db);
  await setCreated(ctx.db, OF_STORES.table, id, storeId);
  const { link } = await inviteToRole(
    ctx,
    { mail: row.email, name: `${row.firstName} ${row.lastName}`, language: row.language },
    { role: 'store-manager', scopeKind: 'store', scopeId: storeId },
  );
  const isMailed = await queueApprovalMail(ctx, row, { decision: 'store_approved', store: row.name, link });
  return { application: await readOfStore(ctx, id), link: isMailed ? null : link };
}

/** Begins the chosen plan: with its trial, unless it was paid with the application. */
async function startPlan(
  ctx: ConsoleContext,
  { id, planId, planPaidAt }: StoreApplicationRow,
  storeId: number,
): Promise<void> {
  const plan = planId === null ? null : await findPlan(ctx.db, planId);
  if (!plan) return;
  await ctx.db.transaction(async (tx) => {
    const paid = planPaidAt && {
      applicationId: id,
      at: planPaidAt,
      amountMinor: await paidForPlan(tx, id),
    };
    const { closedFrom } = await writeTerm(ctx, tx, { storeId, plan, terms: [], paid });
    await storeRecords.closeFrom(tx, storeId, closedFrom);
  });
}

/** Rejects an application. Throws `application_decided`. */
export async function rejectStore(ctx: ConsoleContext, id: number, reason: string) {
  await decide(ctx, OF_STORES, id, { status: 'rejected', rejectReason: reason });
  await tellRejection(ctx, 'store', id);
  return readOfStore(ctx, id);
}

/** The default kind of a new store: the name of its module, until its profile is edited. */
async function kindOf({ db }: ConsoleContext, { moduleId }: StoreApplicationRow) {
  const found = (await listActiveModules(db, 1000)).find(({ id }) => id === moduleId);
  if (!found) throw new AppError('module_not_offered');
  return { kind: found.name };
}

async function namesOf(ctx: ConsoleContext, rows: Pick<StoreApplicationRow, 'moduleId' | 'zoneId'>[]) {
  const moduleIds = [...new Set(rows.map(({ moduleId }) => moduleId))];
  const modules = await listModuleNames(ctx.db, moduleIds, ctx.language);
  return {
    zones: await zoneNamesOf(ctx, rows),
    modules: new Map(modules.map(({ id, name }) => [id, name])),
  };
}
