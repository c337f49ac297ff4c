import type { ParsedInput } from '@errand/contract';
import type {
  CouponBody,
  CouponRow,
  listCoupons as listEndpoint,
  StoreCouponBody,
} from '@errand/contract/console/promotions/coupons';
import { withoutEmpty } from '@errand/domain/language';
import { offerBeyondBounds } from '@errand/domain/stores';
import { type ConsoleContext, listPage, requireVersion } from '../../../console/index.ts';
import { AppError, requireFound, toWire } from '../../../platform/http/index.ts';
import { listZoneNames } from '../../location/index.ts';
import { findStoreBounds } from '../../stores/console/index.ts';
import { namesOfStores, requireStore } from '../../stores/index.ts';
import {
  type ConsoleCoupon,
  type CouponValues,
  couponRows,
  couponsBy,
  couponsOfStore,
  isCodeTaken,
} from './coupons.queries.ts';
import { requireTargets } from './targets.ts';

/** A page of coupons. Its cursor is the number of rows before it. */
export function listCouponsOfShop(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  return listPage(query, couponsBy(ctx.db, query), (rows) => rows.map((row) => toCouponRow(row, ctx.now())));
}

export async function readCoupon(ctx: ConsoleContext, id: number): Promise<CouponRow> {
  return toCouponRow(requireFound(await couponRows.find(ctx.db, id)), ctx.now());
}

/** Throws `coupon_code_taken`, `coupon_discount`, `coupon_target` and `promotion_period`. */
export async function createCoupon(ctx: ConsoleContext, body: CouponBody): Promise<CouponRow> {
  const id = await couponRows.insertUnlessTaken(ctx.db, await toShopValues(ctx, body));
  if (id === null) throw new AppError('coupon_code_taken', {}, 'code');
  ctx.setTarget(id);
  return readCoupon(ctx, id);
}

/** Throws what `createCoupon` throws, and `changed_meanwhile`. */
export async function updateCoupon(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: CouponBody & { version: string },
): Promise<CouponRow> {
  const current = requireFound(await couponRows.lock(ctx.db, id));
  requireVersion(version, current.version, toCouponRow(current, ctx.now()));
  const values = await toShopValues(ctx, body);
  if (current.storeId !== null && !isOfStore(values, current.storeId))
    throw new AppError('coupon_target', {}, 'bound_to');
  return save(ctx, id, values);
}

async function save(ctx: ConsoleContext, id: number, values: CouponValues): Promise<CouponRow> {
  if (await isCodeTaken(ctx.db, values.code, id)) throw new AppError('coupon_code_taken', {}, 'code');
  await couponRows.update(ctx.db, id, values);
  return readCoupon(ctx, id);
}

/** A store pays for its own coupon, so it is valid for this store alone. */
function isOfStore({ type, boundTo }: CouponValues, storeId: number): boolean {
  return type === 'store_wise' && boundTo?.length === 1 && boundTo[0] === storeId;
}

export async function listOfStore(ctx: ConsoleContext, storeId: number): Promise<{ rows: CouponRow[] }> {
  const rows = await couponsOfStore(ctx.db, storeId);
  return { rows: rows.map((row) => toCouponRow(row, ctx.now())) };
}

/** Throws what `createCoupon` throws, and `store_bounds` for the store's own staff. */
export async function createOfStore(ctx: ConsoleContext, storeId: number, body: StoreCouponBody) {
  const values = await toStoreValues(ctx, storeId, body);
  const id = await couponRows.insertUnlessTaken(ctx.db, values);
  if (id === null) throw new AppError('coupon_code_taken', {}, 'code');
  return readCoupon(ctx, id);
}

/** Throws what `createOfStore` throws, `changed_meanwhile`, and `not_found` for a coupon that is not the store's. */
export async function updateOfStore(
  ctx: ConsoleContext,
  { id: storeId, coupon: id }: { id: number; coupon: number },
  { version, ...body }: StoreCouponBody & { version: string },
) {
  const current = requireFound(await couponRows.lock(ctx.db, id));
  if (current.storeId !== storeId) throw new AppError('not_found');
  requireVersion(version, current.version, toCouponRow(current, ctx.now()));
  return save(ctx, id, await toStoreValues(ctx, storeId, body));
}

/** The office alone decides what of a coupon the store bears. */
async function toShopValues(ctx: ConsoleContext, body: CouponBody): Promise<CouponValues> {
  return { ...(await toValues(ctx, body)), storePercent: body.store_percent ?? null };
}

async function toStoreValues(ctx: ConsoleContext, storeId: number, body: StoreCouponBody) {
  const store = await requireStore(ctx.db, storeId);
  const { percent = null, amount_minor: amountMinor, max_discount_minor: maxDiscountMinor } = body;
  const bounds = await findStoreBounds(ctx, store.zone_id);
  const terms = { percent, amountMinor: amountMinor ?? 0, maxDiscountMinor };
  const beyond = bounds && offerBeyondBounds(terms, bounds.offer);
  if (beyond) throw new AppError('store_bounds', {}, OFFER_FIELDS[beyond]);
  const bound = { type: 'store_wise' as const, bound_to: [storeId], module_id: store.module_id };
  return { ...(await toValues(ctx, { ...body, ...bound })), storeId };
}

/** The fields of the form by the terms of the rule. */
const OFFER_FIELDS = {
  percent: 'percent',
  amountMinor: 'amount_minor',
  maxDiscountMinor: 'max_discount_minor',
} as const;

async function toValues(ctx: ConsoleContext, body: CouponBody): Promise<CouponValues> {
  const { percent = null, amount_minor: amountMinor = null } = body;
  const isFree = body.type === 'free_delivery';
  if (isFree ? percent !== null || amountMinor !== null : (percent === null) === (amountMinor === null))
    throw new AppError('coupon_discount', {}, 'percent');
  const isBound = body.type === 'zone_wise' || body.type === 'store_wise';
  if (isBound !== body.bound_to.length > 0) throw new AppError('coupon_target', {}, 'bound_to');
  await requireBound(ctx, body);
  const [startsAt, endsAt] = [new Date(body.starts_at), new Date(body.ends_at)];
  if (startsAt >= endsAt) throw new AppError('promotion_period', {}, 'ends_at');
  return {
    title: withoutEmpty(body.title),
    code: body.code.toUpperCase(),
    type: body.type,
    moduleId: body.module_id ?? null,
    boundTo: body.bound_to,
    discountType: percent === null && !isFree ? 'amount' : 'percent',
    discount: percent ?? amountMinor ?? 0,
    minPurchaseMinor: body.min_purchase_minor,
    maxDiscountMinor: body.max_discount_minor,
    perCustomer: body.per_customer,
    totalUses: body.total_uses,
    startsAt,
    endsAt,
    active: body.active,
  };
}

/** Throws `coupon_target` for a zone or store that does not exist, or that the coupon's module does not reach. */
async function requireBound(ctx: ConsoleContext, { type, bound_to: ids, module_id }: CouponBody) {
  const moduleId = module_id ?? null;
  const isOfZones = type === 'zone_wise';
  const known = isOfZones
    ? await listZoneNames(ctx.db, ids, ctx.language)
    : await namesOfStores.listInModule(ctx.db, ids, moduleId);
  if (known.length !== new Set(ids).size) throw new AppError('coupon_target', {}, 'bound_to');
  await requireTargets(ctx, { moduleId });
}

function toCouponRow({ discountType, discount, ...row }: ConsoleCoupon, nowMs: number): CouponRow {
  const isFree = row.type === 'free_delivery';
  return {
    ...toWire(row),
    percent: !isFree && discountType === 'percent' ? discount : null,
    amount_minor: !isFree && discountType === 'amount' ? discount : null,
    state: stateOf(row, nowMs),
  };
}

type Running = Pick<ConsoleCoupon, 'active' | 'endsAt' | 'startsAt' | 'totalUses' | 'uses'>;

function stateOf(row: Running, nowMs: number): CouponRow['state'] {
  if (!row.active) return 'off';
  if (row.endsAt.getTime() <= nowMs) return 'ended';
  if (row.totalUses > 0 && row.uses >= row.totalUses) return 'used_up';
  return row.startsAt.getTime() > nowMs ? 'planned' : 'running';
}
