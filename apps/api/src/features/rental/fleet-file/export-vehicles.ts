import { escapeSeparators, moneyText } from '@errand/domain/csv';
import type { LanguageCode } from '@errand/domain/language';
import type { RequestContext } from '../../../platform/http/index.ts';
import { wordOf } from '../../../platform/texts/index.ts';
import { csvFiles, type FileExport } from '../../imports/csv/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { listVehiclesToExport } from '../records/vehicles.queries.ts';
import { FLEET_COLUMNS } from './fleet-columns.ts';
import { type FleetKinds, readKinds } from './fleet-kinds.ts';

type Writing = { kinds: FleetKinds; digits: number; language: LanguageCode };

/** Writes vehicles as a file that an import reads unchanged. */
export async function openVehicleExport(
  ctx: Pick<RequestContext<'db' | 'settings'>, 'db' | 'settings'> & { language: LanguageCode },
): Promise<FileExport> {
  const { digits } = await moneyStyle(ctx);
  const { language } = ctx;
  const writing = { kinds: await readKinds(ctx.db), digits, language };
  return {
    heads: Object.fromEntries(FLEET_COLUMNS.map((column) => [column, csvFiles.headOf(column, language)])),
    rowsOf: async (ids) => (await listVehiclesToExport(ctx.db, ids)).map((one) => vehicleCells(one, writing)),
  };
}

type Exported = Awaited<ReturnType<typeof listVehiclesToExport>>[number];

function vehicleCells(vehicle: Exported, { kinds, digits, language }: Writing): Record<string, string> {
  const money = (minor: number | null) => (minor === null ? '' : moneyText(minor, digits));
  const flag = (is: boolean) => wordOf(is ? 'catalog.yes' : 'catalog.no', language);
  const { discount, discountType } = vehicle;
  return {
    id: vehicle.slug,
    store: vehicle.store,
    ...csvFiles.inColumns('name', (code) => vehicle.name[code]),
    ...csvFiles.inColumns('description', (code) => vehicle.description[code]),
    category: kinds.category.nameOf(vehicle.categoryId),
    brand: kinds.brand.nameOf(vehicle.brandId),
    model: vehicle.model,
    hourly: money(vehicle.hourlyMinor),
    daily: money(vehicle.dailyMinor),
    per_km: money(vehicle.perKmMinor),
    discount: discount === 0 ? '' : discountType === 'percent' ? `${discount}%` : money(discount),
    seats: String(vehicle.seats),
    transmission: vehicle.transmission,
    fuel: vehicle.fuel,
    air_condition: flag(vehicle.airCondition),
    engine_capacity: String(vehicle.engineCapacity ?? ''),
    engine_power: String(vehicle.enginePower ?? ''),
    features: vehicle.tags.map(escapeSeparators).join(' | '),
    plates: vehicle.plates.join(', '),
    plates_out_of_service: vehicle.idlePlates.join(', '),
    active: flag(vehicle.active),
  };
}
