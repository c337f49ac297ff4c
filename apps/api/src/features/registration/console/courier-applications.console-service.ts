import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/support/applications';
import { type ConsoleContext, listPage, type Place } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { addCourier, isCourierPhone } from '../../couriers/index.ts';
import { listZoneNames } from '../../location/index.ts';
import { courierApplications } from '../registration.tables.ts';
import {
  type CourierApplicationRow,
  countApplications,
  decideApplication,
  findCourierApplication,
  listCourierApplicationRows,
  setCreatedCourier,
} from './applications.console-queries.ts';
import { toCourierApplication, toCourierRow } from './applications.console-serializer.ts';
import { queueDecisionMail } from './decision-mail.ts';

type Query = ParsedInput<typeof contract.listCourierApplications>['query'];

export async function listApplications(ctx: ConsoleContext, query: Query) {
  const found = await listPage(
    query,
    {
      rows: (limit, offset) =>
        listCourierApplicationRows(ctx.db, ctx.scope, query, {
          limit,
          offset,
          direction: query.sort ? (query.direction ?? 'asc') : null,
        }),
      count: (most) => countApplications(ctx.db, courierApplications, ctx.scope, query, most),
    },
    (row) => row,
  );
  const zones = await zonesOf(ctx, found.rows);
  return { ...found, rows: found.rows.map((row) => toCourierRow(ctx, row, zones)) };
}

export async function findApplicationPlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const row = await findCourierApplication(ctx.db, id);
  return row && { zoneIds: [row.zoneId], storeId: null };
}

export async function readApplication(ctx: ConsoleContext, id: number) {
  const row = await requireApplication(ctx, id);
  return toCourierApplication(ctx, row, await zonesOf(ctx, [row]));
}

/** Creates the courier. Throws `application_decided`, and `phone_taken` for the phone of another courier. */
export async function approve(ctx: ConsoleContext, id: number) {
  const row = await requireApplication(ctx, id);
  const at = new Date(ctx.now());
  if (!(await decideApplication(ctx.db, courierApplications, id, { status: 'approved', at })))
    throw new AppError('application_decided');
  if (await isCourierPhone(ctx.db, row.phone)) throw new AppError('phone_taken');
  const courierId = await addCourier(ctx.db, {
    firstName: { en: row.firstName },
    lastName: { en: row.lastName },
    phone: row.phone,
    vehicle: row.vehicle,
    zoneId: row.zoneId,
  });
  await setCreatedCourier(ctx.db, id, courierId);
  await queueDecisionMail(ctx, row, { decision: 'courier_approved' });
  return readApplication(ctx, id);
}

/** Rejects an application. Throws `application_decided`. */
export async function reject(ctx: ConsoleContext, id: number, reason: string) {
  const row = await requireApplication(ctx, id);
  const decision = { status: 'rejected', rejectReason: reason, at: new Date(ctx.now()) } as const;
  if (!(await decideApplication(ctx.db, courierApplications, id, decision)))
    throw new AppError('application_decided');
  await queueDecisionMail(ctx, row, { decision: 'courier_rejected', reason });
  return readApplication(ctx, id);
}

async function requireApplication(ctx: ConsoleContext, id: number): Promise<CourierApplicationRow> {
  const row = await findCourierApplication(ctx.db, id);
  if (!row) throw new AppError('not_found');
  return row;
}

async function zonesOf({ db, language }: ConsoleContext, rows: Pick<CourierApplicationRow, 'zoneId'>[]) {
  const zones = await listZoneNames(db, [...new Set(rows.map(({ zoneId }) => zoneId))], language);
  return new Map(zones.map(({ id, name }) => [id, name]));
}
