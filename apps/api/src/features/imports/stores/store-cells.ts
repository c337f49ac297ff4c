import { moneyText } from '@errand/domain/csv';
import type { LanguageCode } from '@errand/domain/language';
import type { Queryable } from '../../../platform/db/index.ts';
import { wordOf } from '../../../platform/texts/index.ts';
import { zoneRows } from '../../location/index.ts';
import { listModuleKeys } from '../../modules/index.ts';
import type { ScheduledStore } from '../../stores/records/index.ts';
import { inColumns } from '../cells/language-columns.ts';
import { NO_ZONES, WHOLE_ZONE } from './read-reach.ts';
import { weekText } from './week.ts';

type Slugs = ReadonlyMap<number, string>;
export type Writing = { modules: Slugs; zones: Slugs; digits: number; language: LanguageCode };

/** The slugs of modules and zones by id. */
export async function readSlugs(q: Queryable): Promise<Pick<Writing, 'modules' | 'zones'>> {
  return { modules: slugs(await listModuleKeys(q)), zones: slugs(await zoneRows.listKeys(q)) };
}

function slugs(rows: { id: number; slug: string }[]): Slugs {
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** A store as the cells of a file, which an import reads as the same store. */
export function storeCells(store: ScheduledStore, writing: Writing): Record<string, string> {
  const money = (minor: number | null) => (minor === null ? '' : moneyText(minor, writing.digits));
  const flag = (is: boolean) => wordOf(is ? 'catalog.yes' : 'catalog.no', writing.language);
  return {
    slug: store.slug,
    ...inColumns('name', (code) => store.name[code]),
    ...inColumns('kind', (code) => store.kind[code]),
    ...inColumns('address', (code) => store.address[code]),
    module: writing.modules.get(store.moduleId) ?? '',
    zone: writing.zones.get(store.zoneId) ?? '',
    latitude: plain(store.latitude),
    longitude: plain(store.longitude),
    phone: store.phone,
    email: store.email,
    hours: store.alwaysOpen ? 'always' : weekText(store.schedules),
    minimum_order: money(store.minimumOrderMinor),
    packaging: money(store.packagingMinor),
    delivery_minutes: `${store.deliveryMinutesFrom}-${store.deliveryMinutesTo}`,
    tax: plain(store.taxRate),
    commission: store.commissionPercent === null ? '' : plain(store.commissionPercent),
    delivery: flag(store.delivery),
    take_away: flag(store.takeAway),
    schedule_order: flag(store.scheduleOrder),
    free_delivery: flag(store.freeDelivery),
    self_delivery: flag(store.selfDelivery),
    per_km: money(store.perKmMinor),
    minimum_charge: money(store.minimumChargeMinor),
    maximum_charge: money(store.maximumChargeMinor),
    further_zones: listText(store.furtherZoneIds.map((id) => writing.zones.get(id) ?? String(id))),
    delivery_area: areaText(store.deliveryArea),
    active: flag(store.active),
  };
}

/** The names of zones, or the word for none. */
function listText(names: readonly string[]): string {
  return names.length === 0 ? NO_ZONES : names.join(' | ');
}

/** A GeoJSON polygon, which repeats its first corner, or the word for the whole zone. */
function areaText(area: readonly [number, number][] | null): string {
  const [first] = area ?? [];
  if (!area || !first) return WHOLE_ZONE;
  return JSON.stringify({ type: 'Polygon', coordinates: [[...area, first]] });
}

/** A number without an exponent; nine decimals of a degree are a tenth of a millimeter. */
function plain(number: number): string {
  const text = String(number);
  return text.includes('e') ? number.toFixed(9) : text;
}
