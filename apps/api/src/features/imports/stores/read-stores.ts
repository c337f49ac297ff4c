import { type StoreDraft, storeDraft } from '@errand/contract/console/stores';
import { textsOf } from '@errand/domain/language';
import { foldText } from '@errand/domain/search';
import { normalizeText } from '@errand/domain/text';
import type { Queryable, Translations } from '../../../platform/db/index.ts';
import { normalizeInput } from '../../../platform/http/normalize-input.ts';
import { zoneRows } from '../../location/index.ts';
import { listModuleKeys } from '../../modules/index.ts';
import { storeRecords } from '../../stores/records/index.ts';
import { type Amounts, type Cells, createCells } from '../cells/cells.ts';
import { columnsInLanguages } from '../cells/language-columns.ts';
import { shortened } from '../cells/shortened.ts';
import { fault } from '../faults/fault.ts';
import type { Problem, Row } from '../product.ts';
import { readReach } from './read-reach.ts';
import { readWeek } from './week.ts';

export const STORE_COLUMNS = new Set(
  `slug ${['name', 'kind', 'address'].flatMap(columnsInLanguages).join(' ')} module zone latitude longitude phone email hours minimum_order
   packaging delivery_minutes tax commission delivery take_away schedule_order free_delivery self_delivery per_km
   minimum_charge maximum_charge further_zones delivery_area active`.split(/\s+/),
);
export const NEEDED_STORE_COLUMNS = ['name', 'kind', 'address', 'module', 'zone', 'latitude', 'longitude'];

/** The columns of the fields of the forms that have another name. */
const COLUMNS: Record<string, string> = {
  module_id: 'module',
  place: 'zone',
  delivery_minutes_from: 'delivery_minutes',
  delivery_minutes_to: 'delivery_minutes',
  tax_rate: 'tax',
  commission_percent: 'commission',
  always_open: 'hours',
  further_zone_ids: 'further_zones',
};

/** The column of a field that a rule rejects: `place.latitude` is `latitude`, `minimum_order_minor` is `minimum_order`. */
export function columnOfField(path: readonly PropertyKey[]): string {
  const [field = '', part] = path.map(String);
  if (part !== undefined && STORE_COLUMNS.has(part)) return part;
  if (part !== undefined && STORE_COLUMNS.has(`${field}:${part}`)) return `${field}:${part}`;
  return COLUMNS[field] ?? field.replace(/_minor$/, '');
}

type Keys = { modules: ReadonlyMap<string, number>; zones: ReadonlyMap<string, number> };

/** Ids of modules and zones by slug, id, and name in every language. */
export async function readKeys(q: Queryable): Promise<Keys> {
  return { modules: indexed(await listModuleKeys(q)), zones: indexed(await zoneRows.listKeys(q)) };
}

function indexed(rows: { id: number; slug: string; name: Translations }[]): Map<string, number> {
  const names = rows.flatMap(({ id, name }) => textsOf(name).map((text) => [foldText(text), id]));
  const keys = rows.flatMap(({ id, slug }) => [slug, String(id)].map((text) => [foldText(text), id]));
  // The last of equal keys counts, so that a slug takes precedence over a name.
  return new Map([...names, ...keys] as [string, number][]);
}

/** A store of a row. `slug` is null in a row without one; an empty cell leaves its field out. */
export type ReadStore = { store: StoreDraft; slug: string | null };

/** Reads the store of a row, or its problems. The values are validated by the schema of the console's forms. */
export function readStoreRow(row: Row, keys: Keys, amounts: Amounts): ReadStore | { problems: Problem[] } {
  const cells = createCells(row, amounts);
  const given = {
    name: cells.translated('name', true),
    kind: cells.translated('kind', true),
    address: cells.translated('address', true),
    phone: cells.text('phone') || undefined,
    email: cells.text('email') || undefined,
    module_id: idIn(cells, 'module', keys.modules),
    place: {
      zone_id: idIn(cells, 'zone', keys.zones),
      latitude: numberIn(cells, 'latitude', true),
      longitude: numberIn(cells, 'longitude', true),
    },
    ...hoursIn(cells),
    ...minutesIn(cells),
    minimum_order_minor: cells.money('minimum_order') ?? undefined,
    packaging_minor: cells.money('packaging') ?? undefined,
    tax_rate: numberIn(cells, 'tax'),
    commission_percent: numberIn(cells, 'commission'),
    delivery: flagIn(cells, 'delivery'),
    take_away: flagIn(cells, 'take_away'),
    schedule_order: flagIn(cells, 'schedule_order'),
    free_delivery: flagIn(cells, 'free_delivery'),
    self_delivery: flagIn(cells, 'self_delivery'),
    per_km_minor: cells.money('per_km') ?? undefined,
    minimum_charge_minor: cells.money('minimum_charge') ?? undefined,
    maximum_charge_minor: cells.money('maximum_charge') ?? undefined,
    ...readReach(cells, keys.zones),
    active: flagIn(cells, 'active'),
  };
  const slug = cells.text('slug') || null;
  if (slug !== null && slug !== storeRecords.slugOf(slug))
    cells.wrong('slug', fault('slug_form', { value: shortened(slug), slug: storeRecords.slugOf(slug) }));
  if (cells.problems.length > 0) return { problems: cells.problems };
  const parsed = storeDraft.safeParse(normalizeInput(storeDraft, given));
  if (parsed.success) return { store: parsed.data, slug };
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({
      line: row.line,
      column: columnOfField(path),
      ...fault('rule', { reason: message }),
    })),
  };
}

function idIn(cells: Cells, column: 'module' | 'zone', ids: ReadonlyMap<string, number>): number {
  const value = cells.required(column);
  const id = ids.get(foldText(value));
  if (value !== '' && id === undefined)
    cells.wrong(column, fault(`${column}_unknown`, { value: shortened(value) }));
  return id ?? 0;
}

function numberIn(cells: Cells, column: string, needed = false): number | undefined {
  const value = needed ? cells.required(column) : cells.text(column);
  if (value === '') return undefined;
  const plain = normalizeText(value, 'amount');
  const number = cells.decimal(column, plain.replace(/^-/, ''));
  if (!/^\d+(\.\d+)?$/.test(number)) {
    cells.wrong(column, fault('not_number', { value: shortened(value) }));
    return undefined;
  }
  return Number(plain.startsWith('-') ? `-${number}` : number);
}

function flagIn(cells: Cells, column: string): boolean | undefined {
  return cells.text(column) === '' ? undefined : cells.flag(column, false);
}

/** "always", or the hours of the week. */
function hoursIn(cells: Cells): Pick<StoreDraft, 'always_open' | 'hours'> {
  const value = normalizeText(cells.text('hours'), 'identifier');
  if (value === '') return {};
  if (/^always$/i.test(value)) return { always_open: true, hours: [] };
  const hours = readWeek(value);
  if (!hours) cells.wrong('hours', fault('not_week', { value: shortened(value) }));
  const sorted = hours?.toSorted((a, b) => a.day - b.day || a.opens - b.opens || a.closes - b.closes);
  return { always_open: false, hours: sorted ?? [] };
}

function minutesIn(cells: Cells): Pick<StoreDraft, 'delivery_minutes_from' | 'delivery_minutes_to'> {
  const value = normalizeText(cells.text('delivery_minutes'), 'identifier');
  if (value === '') return {};
  const found = /^(\d{1,4}) ?[-–] ?(\d{1,4})$/.exec(value);
  if (!found) cells.wrong('delivery_minutes', fault('not_minutes', { value: shortened(value) }));
  return found ? { delivery_minutes_from: Number(found[1]), delivery_minutes_to: Number(found[2]) } : {};
}
