import type { ParsedInput } from '@errand/contract';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type * as contract from '@errand/contract/console/stores';
import type { setStoreCommission } from '@errand/contract/console/stores/commission';
import { amountBeyondBounds, type StoreAmounts } from '@errand/domain/stores';
import { type ConsoleContext, isInScope, requireVersion } from '../../../console/index.ts';
import { toMetaColumns } from '../../../platform/db/index.ts';
import { requirePictures } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { toDeliveryColumns, toHolidays } from '../records/store-columns.ts';
import { requireStorePhone } from '../records/store-phone.ts';
import { requirePlace } from '../records/store-place.ts';
import { reachAfterMove, toAreaColumn, toFurtherZones } from '../records/store-reach.ts';
import {
  lockStore,
  replaceHours,
  type StoreInsert,
  type StoreRecord,
  updateStoreRow,
} from '../records/store-records.queries.ts';
import { endOfDay } from '../store-hours.ts';
import { storeSearchText } from '../store-search-text.ts';
import { requireStore } from '../stores.service.ts';
import { findStoreBounds } from './store-bounds.ts';
import { readStore } from './stores.service.ts';

/** A plan is paid instead of a commission. */
export const PLAN_COMMISSION = 0;

type Body<E extends keyof typeof contract> = ParsedInput<
  Extract<(typeof contract)[E], ConsoleEndpoint>
>['body'];

/** Throws `phone_invalid` for a new phone that is none. */
export async function updateProfile(ctx: ConsoleContext, id: number, body: Body<'updateStoreProfile'>) {
  const current = await lockCurrent(ctx, id, body.version);
  const { name, kind, address, email, announcement } = body;
  const { country } = await ctx.settings();
  const phone = body.phone === current.phone ? current.phone : requireStorePhone(body.phone, country);
  const searchText = storeSearchText({ name, kind });
  const own = { name, kind, address, phone, email, announcement, searchText };
  return save(ctx, id, { ...own, ...toMetaColumns(body) });
}

/**
 * Moves a store. In another zone it has no delivery area, and delivers no further to this one. Throws the rejections of
 * `requirePlace`.
 */
export async function updatePlace(ctx: ConsoleContext, id: number, body: Body<'updateStorePlace'>) {
  const current = await lockCurrent(ctx, id, body.version);
  const { zone_id: zoneId, latitude, longitude } = body.place;
  await requirePlace(ctx, current.moduleId, body.place);
  return save(ctx, id, { zoneId, latitude, longitude, ...reachAfterMove(current, zoneId) });
}

/** Sets the delivery area. Throws the rejections of `toAreaColumn`. */
export async function setArea(ctx: ConsoleContext, id: number, body: Body<'setStoreArea'>) {
  const { zoneId } = await lockCurrent(ctx, id, body.version);
  return save(ctx, id, { deliveryArea: await toAreaColumn(ctx.db, zoneId, body.delivery_area) });
}

/**
 * Sets the further zones. Throws `scope_unknown` for a new one out of the member's scope, and the rejections of
 * `toFurtherZones`.
 */
export async function setZones(ctx: ConsoleContext, id: number, body: Body<'setStoreZones'>) {
  const current = await lockCurrent(ctx, id, body.version);
  const added = body.further_zone_ids.filter((zoneId) => !current.furtherZoneIds.includes(zoneId));
  if (added.some((zoneId) => !isInScope(ctx.scope, { zoneIds: [zoneId], storeId: null })))
    throw new AppError('scope_unknown', {}, 'further_zone_ids');
  return save(ctx, id, { furtherZoneIds: await toFurtherZones(ctx.db, current, body.further_zone_ids) });
}

/**
 * Throws `store_range_wrong` if the longest time or the highest charge is below the shortest or lowest, and `store_bounds`
 * for an amount that the store must not set itself.
 */
export async function updateDelivery(ctx: ConsoleContext, id: number, body: Body<'updateStoreDelivery'>) {
  const current = await lockCurrent(ctx, id, body.version);
  const bounds = await findStoreBounds(ctx, current.zoneId);
  const beyond = bounds && amountBeyondBounds(current, toAmounts(body), bounds);
  if (beyond) throw new AppError('store_bounds', {}, AMOUNT_FIELDS[beyond]);
  return save(ctx, id, toDeliveryColumns(body));
}

/** The fields of the form by the amounts of the rule. */
const AMOUNT_FIELDS = {
  minimumOrderMinor: 'minimum_order_minor',
  packagingMinor: 'packaging_minor',
  perKmMinor: 'per_km_minor',
  minimumChargeMinor: 'minimum_charge_minor',
  maximumChargeMinor: 'maximum_charge_minor',
} as const satisfies Record<keyof StoreAmounts, keyof Body<'updateStoreDelivery'>>;

function toAmounts(body: Body<'updateStoreDelivery'>): StoreAmounts {
  return {
    minimumOrderMinor: body.minimum_order_minor,
    packagingMinor: body.packaging_minor,
    perKmMinor: body.per_km_minor,
    minimumChargeMinor: body.minimum_charge_minor,
    maximumChargeMinor: body.maximum_charge_minor,
  };
}

/** Sets what the office alone decides. */
export async function setTerms(ctx: ConsoleContext, id: number, body: Body<'setStoreTerms'>) {
  await lockCurrent(ctx, id, body.version);
  return save(ctx, id, {
    taxRate: body.tax_rate,
    reverseCharge: body.reverse_charge,
    freeDelivery: body.free_delivery,
    selfDelivery: body.self_delivery,
  });
}

/** Sets the operator's share of the store's sales; null for that of the settings. */
export async function setCommission(
  ctx: ConsoleContext,
  id: number,
  body: ParsedInput<typeof setStoreCommission>['body'],
) {
  await lockCurrent(ctx, id, body.version);
  return save(ctx, id, { commissionPercent: body.commission_percent });
}

type StorePlan = Pick<StoreInsert, 'reviewsOn' | 'selfDelivery'> & { planId: number; closedFrom: Date };

/**
 * Sets the monthly plan with its end, and what it lets the store do unless it is renewed; or none, with the commission of
 * the settings.
 */
export async function setPlan(ctx: ConsoleContext, id: number, version: string, plan: StorePlan | null) {
  await lockCurrent(ctx, id, version);
  return save(
    ctx,
    id,
    plan
      ? { ...plan, commissionPercent: PLAN_COMMISSION }
      : { planId: null, closedFrom: null, commissionPercent: null },
  );
}

/** Replaces opening hours and holidays. Throws `store_range_wrong` for a holiday that ends before it begins. */
export async function setHours(ctx: ConsoleContext, id: number, body: Body<'setStoreHours'>) {
  await lockCurrent(ctx, id, body.version);
  const holidays = toHolidays(body.holidays);
  await replaceHours(ctx.db, id, body.hours);
  return save(ctx, id, { alwaysOpen: body.always_open, holidays });
}

/** Pauses a store for some minutes, or until the end of its day, which may lie past midnight. */
export async function pause(ctx: ConsoleContext, id: number, { for: time }: Body<'pauseStore'>) {
  await requireLocked(ctx, id);
  const nowMs = ctx.now();
  const untilMs =
    time === 'today' ? endOfDay(await requireStore(ctx.db, id), nowMs) : nowMs + Number(time) * 60_000;
  return save(ctx, id, { pausedUntil: new Date(untilMs) });
}

export async function resume(ctx: ConsoleContext, id: number) {
  await requireLocked(ctx, id);
  return save(ctx, id, { pausedUntil: null });
}

export async function setActive(ctx: ConsoleContext, id: number, { active }: Body<'setStoreActive'>) {
  await requireLocked(ctx, id);
  return save(ctx, id, { active });
}

/** Replaces or removes a picture. The former file stays, because equal pictures share one. */
export async function setPicture(ctx: ConsoleContext, id: number, { kind }: Body<'setStorePicture'>) {
  const [upload] = await requirePictures(ctx.uploads, 'picture', 1);
  await requireLocked(ctx, id);
  const key = upload ? await ctx.files.put(ctx.db, upload.bytes) : null;
  return save(ctx, id, kind === 'logo' ? { logo: key } : { cover: key });
}

async function save(ctx: ConsoleContext, id: number, change: Partial<StoreInsert>) {
  await updateStoreRow(ctx.db, id, { ...change, updatedAt: new Date(ctx.now()) });
  await publishCatalogChanged(ctx, ctx.db);
  return readStore(ctx, id);
}

async function requireLocked(ctx: ConsoleContext, id: number): Promise<StoreRecord> {
  return requireFound(await lockStore(ctx.db, id));
}

async function lockCurrent(ctx: ConsoleContext, id: number, version: string): Promise<StoreRecord> {
  const record = await requireLocked(ctx, id);
  if (record.version !== version) requireVersion(version, record.version, await readStore(ctx, id));
  return record;
}
