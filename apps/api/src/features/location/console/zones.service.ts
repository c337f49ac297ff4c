import type { ParsedInput } from '@errand/contract';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type * as contract from '@errand/contract/console/zones';
import {
  bandsFault,
  deliveryChargeMinor,
  hourExtraMinor,
  hoursFault,
  zoneRates,
} from '@errand/domain/delivery';
import { type ConsoleContext, requireVersion } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError, fromWire, requireFound, toWire } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { listAllModuleNames } from '../../modules/index.ts';
import { listVehicleExtras } from '../../registration/registration.views.ts';
import { settingTerms } from '../../settings/index.ts';
import { requireOutline } from '../require-outline.ts';
import { addZone } from './add-zone.ts';
import { requireTimeZone } from './require-time-zone.ts';
import * as queries from './zones.queries.ts';

type Endpoint<E extends keyof typeof contract> = Extract<(typeof contract)[E], ConsoleEndpoint>;
type Body<E extends keyof typeof contract> = ParsedInput<Endpoint<E>>['body'];
type Query<E extends keyof typeof contract> = ParsedInput<Endpoint<E>>['query'];

/** The place of a zone, for the member's scope; null if the zone does not exist. */
export async function findZonePlace(ctx: ConsoleContext, id: number) {
  return (await queries.zoneRows.find(ctx.db, id)) && { zoneIds: [id], storeId: null };
}

/** A page of the zones in the caller's scope. Its cursor is the number of rows before it. */
export async function listZones(ctx: ConsoleContext, query: Query<'listZones'>) {
  const offset = Number(query.cursor) || 0;
  const all = await queries.listZoneRecords(ctx.db, ctx.scope, query, ctx.language);
  const records = query.direction === 'desc' ? all.toReversed() : all;
  const page = records.slice(offset, offset + query.limit);
  const offered = await offeredModules(ctx, page);
  return {
    rows: page.map((zone) => ({
      id: zone.id,
      name: translated(zone.name, ctx.language),
      active: zone.active,
      time_zone: zone.timeZone,
      modules: offered(zone.id).map(({ id, name }) => ({ id, name })),
      surcharge_active: zone.surchargeActive,
      outline: zone.outline,
    })),
    total: all.length,
    total_is_bound: false,
    next: offset + page.length < all.length ? String(offset + page.length) : null,
  };
}

export async function readZone(ctx: ConsoleContext, id: number) {
  const { createdAt: _, updatedAt: __, ...zone } = requireFound(await queries.zoneRows.find(ctx.db, id));
  const rates = await queries.listRates(ctx.db, [id]);
  const modules = await listAllModuleNames(ctx.db, ctx.language);
  const overlaps = await queries.listOverlaps(ctx.db, zone);
  const settings = await ctx.settings();
  return {
    ...toWire(zone),
    modules: modules.map((module) => {
      const row = rates.find(({ moduleId }) => moduleId === module.id);
      const general = toWire(settingTerms.generalRates(settings, module.type));
      return { ...module, rates: row ? toRates(row) : null, general };
    }),
    overlaps: overlaps.map((other) => ({ id: other.id, name: translated(other.name, ctx.language) })),
  };
}

/** The zones of a point, and what delivery over a distance costs in each. */
export async function testPoint(ctx: ConsoleContext, { km, basket_minor, ...point }: Query<'testPoint'>) {
  const settings = await ctx.settings();
  const found = await queries.listZonesAround(ctx.db, ctx.scope, point);
  const offered = await offeredModules(ctx, found);
  const vehicleExtras = await listVehicleExtras(ctx.db);
  return {
    zones: found.map((zone) => ({
      id: zone.id,
      name: translated(zone.name, ctx.language),
      active: zone.active,
      modules: offered(zone.id).map(({ id, name, type, rates }) => ({
        id,
        name,
        charge_minor: deliveryChargeMinor({
          orderType: 'delivery',
          distanceKm: km,
          subtotalMinor: basket_minor,
          couponFreeDelivery: false,
          storeFreeDelivery: false,
          adminFree: null,
          freeDeliveryOverMinor: null,
          rates: zoneRates(rates, settingTerms.generalRates(settings, type)),
          hourExtraMinor: hourExtraMinor(rates.hours, ctx.now(), zone.timeZone),
          selfDeliveryRates: null,
          vehicleExtras,
          surcharge: {
            status: zone.surchargeActive,
            value: zone.surchargeValue,
            type: zone.surchargeType,
          },
        }).totalMinor,
      })),
    })),
  };
}

export async function createZone(ctx: ConsoleContext, body: Body<'createZone'>) {
  const id = await addZone(ctx.db, { ...body, timeZone: body.time_zone });
  ctx.setTarget(id);
  await publishCatalogChanged(ctx, ctx.db);
  return readZone(ctx, id);
}

export async function updateZone(ctx: ConsoleContext, id: number, { version, ...zone }: Body<'updateZone'>) {
  await requireTimeZone(ctx.db, zone.time_zone);
  await lockCurrent(ctx, id, version);
  return save(ctx, id, fromWire(zone));
}

export async function setOutline(ctx: ConsoleContext, id: number, body: Body<'setZoneOutline'>) {
  requireOutline(body.outline);
  await lockCurrent(ctx, id, body.version);
  return save(ctx, id, { outline: body.outline });
}

export async function setActive(ctx: ConsoleContext, id: number, { active }: Body<'setZoneActive'>) {
  await queries.zoneRows.lock(ctx.db, id);
  return save(ctx, id, { active });
}

/**
 * Offers a module, or changes its rates. Throws `not_found` for a module that does not exist, the faults of bands and
 * hours, and `rates_of_parcels` for charges of parcels by basket or hour.
 */
export async function setRates(ctx: ConsoleContext, id: number, { version, ...rates }: Body<'setZoneRates'>) {
  await queries.zoneRows.lock(ctx.db, id);
  const zone = await readZone(ctx, id);
  const module = requireFound(zone.modules.find((one) => one.id === rates.module_id));
  requireVersion(version, module.rates?.version ?? 'new', {
    ...module.rates,
    version: module.rates?.version ?? 'new',
  });
  const bands = rates.bands.map((band) => fromWire(band));
  const hours = rates.hours.map((hour) => fromWire(hour));
  const bandFault = bandsFault(rates.charge_type, bands);
  if (bandFault) throw new AppError(bandFault, {}, 'bands');
  const hourFault = hoursFault(hours);
  if (hourFault) throw new AppError(hourFault, {}, 'hours');
  const isByBasket = rates.charge_type === 'basket_bands';
  if (module.type === 'parcel' && (isByBasket || hours.length > 0))
    throw new AppError('rates_of_parcels', {}, isByBasket ? 'charge_type' : 'hours');
  await queries.writeRates(ctx.db, { zoneId: id, ...fromWire(rates), bands, hours });
  await publishCatalogChanged(ctx, ctx.db);
  return readZone(ctx, id);
}

export async function removeRates(ctx: ConsoleContext, id: number, body: Body<'removeZoneRates'>) {
  await queries.deleteRates(ctx.db, id, body.module_id);
  await publishCatalogChanged(ctx, ctx.db);
  return { done: true } as const;
}

/** The modules of each zone with their rates. */
async function offeredModules(ctx: ConsoleContext, found: readonly queries.ZoneRecord[]) {
  const rates = await queries.listRates(
    ctx.db,
    found.map(({ id }) => id),
  );
  const modules = await listAllModuleNames(ctx.db, ctx.language);
  return (zoneId: number) =>
    modules.flatMap((module) => {
      const row = rates.find((one) => one.zoneId === zoneId && one.moduleId === module.id);
      return row ? [{ ...module, rates: row }] : [];
    });
}

function toRates({ zoneId: _, moduleId: __, ...rates }: queries.RatesRecord) {
  return {
    ...toWire(rates),
    bands: rates.bands.map((band) => toWire(band)),
    hours: rates.hours.map((hour) => toWire({ ...hour, days: [...hour.days] })),
  };
}

async function save(ctx: ConsoleContext, id: number, change: Partial<queries.ZoneValues>) {
  await queries.zoneRows.update(ctx.db, id, { ...change, updatedAt: new Date(ctx.now()) });
  await publishCatalogChanged(ctx, ctx.db);
  return readZone(ctx, id);
}

async function lockCurrent(ctx: ConsoleContext, id: number, version: string): Promise<void> {
  const zone = requireFound(await queries.zoneRows.lock(ctx.db, id));
  if (zone.version !== version) requireVersion(version, zone.version, await readZone(ctx, id));
}
