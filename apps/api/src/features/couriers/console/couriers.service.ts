import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/couriers/couriers';
import type { Courier, courierRow } from '@errand/contract/console/couriers/couriers';
import type { z } from 'zod';
import {
  type ConsoleContext,
  isInScope,
  listPage,
  type Place,
  requireVersion,
} from '../../../console/index.ts';
import { findRoleAccount } from '../../../console/staff/invite-to-role.ts';
import { isId, translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { toE164 } from '../../auth/accounts/index.ts';
import { handovers } from '../../ledger/index.ts';
import { listZoneNames, searchZoneNames } from '../../location/index.ts';
import { courierFigures } from '../../orders/orders.views.ts';
import {
  type CourierRecord,
  couriersIn,
  findCourierRecord,
  lockCourier,
  updateCourierRow,
} from './couriers.queries.ts';

const DAYS_MS = 30 * 86_400_000;
const HANDOVERS = 50;

export function listCouriers(ctx: ConsoleContext, query: ParsedInput<typeof contract.listCouriers>['query']) {
  return listPage(query, couriersIn(ctx.db, ctx.scope, query, ctx.language), async (rows) => {
    const zones = await zonesOf(ctx, rows);
    return rows.map((row) => toRow(ctx, row, zones));
  });
}

/** The place for reading a courier: the courier's zone, or every zone of the member for a courier of all zones. */
export async function findPlaceToRead(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const row = isId(id) ? await findCourierRecord(ctx.db, id) : null;
  if (!row) return null;
  const everywhere = ctx.scope.all ? [] : [...ctx.scope.zoneIds];
  return { zoneIds: row.zoneId === null ? everywhere : [row.zoneId], storeId: null };
}

/** The place for changing a courier: the courier's zone. A courier of all zones requires a grant for everything. */
export async function findPlaceToChange(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const row = isId(id) ? await findCourierRecord(ctx.db, id) : null;
  return row && { zoneIds: row.zoneId === null ? [] : [row.zoneId], storeId: null };
}

export async function readCourier(ctx: ConsoleContext, id: number): Promise<Courier> {
  const row = requireFound(await findCourierRecord(ctx.db, id));
  const figures = await courierFigures(ctx.db, id, new Date(ctx.now() - DAYS_MS));
  return {
    ...toRow(ctx, row, await zonesOf(ctx, [row])),
    first: row.firstName,
    last: row.lastName,
    vehicle_name: row.vehicle,
    zone_id: row.zoneId,
    picture: mediaUrl(ctx.publicUrl, row.picture),
    last_days: figures.lastDays,
    ever: figures.ever,
    collected_minor: figures.collectedMinor,
    handed_over_minor: figures.collectedMinor - row.cashMinor,
    handovers: (await handovers.list(ctx.db, id, HANDOVERS)).map(({ id: entry, amountMinor, at }) => ({
      id: entry,
      amount_minor: amountMinor,
      at: at.toISOString(),
    })),
    account: row.staffId === null ? null : await accountOf(ctx, row.staffId),
    version: row.version,
  };
}

async function accountOf(ctx: ConsoleContext, staffId: number): Promise<Courier['account']> {
  const account = await findRoleAccount(ctx.db, staffId, new Date(ctx.now()));
  if (!account) return null;
  const { id, name, mail, state, invitedUntil } = account;
  return { id, name, mail, state, invited_until: invitedUntil?.toISOString() ?? null };
}

/** The zones of the member's scope that a courier can have. */
export async function listCourierZones({ db, language, scope }: ConsoleContext) {
  const zones = scope.all
    ? await searchZoneNames(db, '', language)
    : await listZoneNames(db, [...scope.zoneIds], language);
  return { zones };
}

/**
 * Changes a courier. Throws `changed_meanwhile`, `phone_invalid`, and `scope_unknown` for a zone that the member may not
 * assign.
 */
export async function update(
  ctx: ConsoleContext,
  id: number,
  body: ParsedInput<typeof contract.updateCourier>['body'],
): Promise<Courier> {
  const row = await requireLocked(ctx, id);
  if (row.version !== body.version) requireVersion(body.version, row.version, await readCourier(ctx, id));
  const zoneIds = body.zone_id === null ? [] : [body.zone_id];
  const isKnown = body.zone_id === null || (await listZoneNames(ctx.db, zoneIds, ctx.language)).length > 0;
  if (!isKnown || !isInScope(ctx.scope, { zoneIds, storeId: null }))
    throw new AppError('scope_unknown', {}, 'zone_id');
  const { country } = await ctx.settings();
  const phone = body.phone === row.phone ? row.phone : toE164(body.phone, country);
  if (phone === null) throw new AppError('phone_invalid', undefined, 'phone');
  await updateCourierRow(ctx.db, id, {
    firstName: body.first,
    lastName: body.last,
    phone,
    vehicle: body.vehicle_name,
    zoneId: body.zone_id,
  });
  return readCourier(ctx, id);
}

/** Suspends a courier, who gets no further orders, or ends the suspension. */
export async function setActive(ctx: ConsoleContext, id: number, active: boolean): Promise<Courier> {
  await requireLocked(ctx, id);
  await updateCourierRow(ctx.db, id, { active });
  return readCourier(ctx, id);
}

async function requireLocked({ db }: ConsoleContext, id: number): Promise<CourierRecord> {
  return requireFound(await lockCourier(db, id));
}

async function zonesOf({ db, language }: ConsoleContext, rows: Pick<CourierRecord, 'zoneId'>[]) {
  const ids = [...new Set(rows.flatMap(({ zoneId }) => zoneId ?? []))];
  return listZoneNames(db, ids, language);
}

function toRow(
  { language }: ConsoleContext,
  row: CourierRecord,
  zones: { id: number; name: string }[],
): z.input<typeof courierRow> {
  return {
    id: row.id,
    name: `${translated(row.firstName, language)} ${translated(row.lastName, language)}`.trim(),
    phone: row.phone,
    vehicle: translated(row.vehicle, language),
    zone: zones.find(({ id }) => id === row.zoneId) ?? null,
    active: row.active,
    running: row.running,
    rating: Math.round(row.ratingAverage * 10) / 10,
    rating_count: row.ratingCount,
    cash_minor: row.cashMinor,
    located_at: row.locatedAt?.toISOString() ?? null,
  };
}
