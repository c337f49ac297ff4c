import type { VehicleFields } from '@errand/contract/console/rental/vehicles';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@errand/domain/language';
import { FUELS, GEARBOXES, platesIn, VEHICLE_LIMITS } from '@errand/domain/rental';
import { latinSlug } from '@errand/domain/search';
import { type Amounts, type Cells, csvFiles, type Problem, type Row } from '../../imports/csv/index.ts';
import type { Plates } from '../records/plates.ts';
import type { KindColumn } from './fleet-kinds.ts';

const { fault, shortened } = csvFiles;
const LIMITS = VEHICLE_LIMITS;

/** A vehicle of a row. The fields are those of the file's columns; others stay as they are. */
export type ReadVehicle = {
  line: number;
  /** The slug that the row names; null if it names none. */
  slug: string | null;
  name: string;
  kinds: Record<KindColumn, string>;
  given: Partial<VehicleFields>;
  plates: Plates;
};

/** What new vehicles have where a file has no column or an empty cell. */
export const NEW_VEHICLE = {
  active: true,
  description: { [DEFAULT_LANGUAGE]: '' },
  model: '',
  hourly_minor: null,
  daily_minor: null,
  per_km_minor: null,
  discount: { kind: 'percent', value: 0 },
  seats: 5,
  transmission: 'automatic',
  fuel: 'petrol',
  air_condition: true,
  engine_capacity: null,
  engine_power: null,
  tags: [],
} satisfies Partial<VehicleFields>;

/** Reads the vehicle of a row, or its problems. `own` are the slug and id of the provider whose file it is. */
export function readVehicle(
  row: Row,
  own: { id: number; slug: string },
  amounts: Amounts,
): ReadVehicle | { problems: Problem[] } {
  const cells = csvFiles.createCells(row, amounts);
  const has = (column: string) => column in row.cells;
  const provider = cells.text('store');
  if (provider !== '' && provider !== own.slug && provider !== String(own.id))
    cells.wrong('store', fault('store_other', { own: own.slug, value: shortened(provider) }));
  const read: ReadVehicle = {
    line: row.line,
    slug: slugIn(cells),
    name: cells.required('name'),
    kinds: { category: cells.required('category'), brand: cells.required('brand') },
    given: {
      ...texts(cells, has),
      ...prices(cells, has),
      ...facts(cells, has),
    },
    plates: platesOf(cells),
  };
  return cells.problems.length > 0 ? { problems: cells.problems } : read;
}

/** A slug as the shop writes it. A numeric one would be read as an id. */
function slugIn(cells: Cells): string | null {
  const value = cells.text('id');
  const slug = latinSlug(value).slice(0, 80);
  const form = /[a-z]/.test(slug) ? slug : `vehicle-${slug}`.replace(/-$/, '');
  if (value !== '' && value !== form)
    cells.wrong('id', fault('slug_form', { value: shortened(value), slug: form }));
  return value || null;
}

type Has = (column: string) => boolean;

function texts(cells: Cells, has: Has): Partial<VehicleFields> {
  const languages = (column: string) =>
    Object.fromEntries(
      LANGUAGE_CODES.filter((code) => has(csvFiles.columnIn(column, code))).map((code) => [
        code,
        cells.text(csvFiles.columnIn(column, code)),
      ]),
    );
  for (const code of LANGUAGE_CODES) limit(cells, csvFiles.columnIn('name', code), LIMITS.nameCharacters);
  limit(cells, 'model', LIMITS.modelCharacters);
  const tags = has('features') ? cells.list('features') : [];
  const found =
    csvFiles.countFault(tags.length, LIMITS.tags) ??
    tags.map((tag) => csvFiles.lengthFault(tag, LIMITS.tagCharacters)).find(Boolean);
  if (found) cells.wrong('features', found);
  return {
    name: languages('name') as VehicleFields['name'],
    description: languages('description') as VehicleFields['description'],
    ...(has('model') && { model: cells.text('model') }),
    ...(has('features') && { tags }),
  };
}

function limit(cells: Cells, column: string, most: number): void {
  const found = csvFiles.lengthFault(cells.text(column), most);
  if (found) cells.wrong(column, found);
}

function prices(cells: Cells, has: Has): Partial<VehicleFields> {
  return {
    ...(has('hourly') && { hourly_minor: cells.money('hourly') }),
    ...(has('daily') && { daily_minor: cells.money('daily') }),
    ...(has('per_km') && { per_km_minor: cells.money('per_km') }),
    ...(has('discount') && { discount: discountOf(cells) }),
  };
}

function discountOf(cells: Cells): VehicleFields['discount'] {
  if (cells.text('discount') === '') return NEW_VEHICLE.discount;
  const { discount: value, discountType: kind } = cells.discount('discount');
  if (!Number.isInteger(value))
    cells.wrong('discount', fault('not_whole', { value: shortened(cells.text('discount')) }));
  return { kind, value };
}

function facts(cells: Cells, has: Has): Partial<VehicleFields> {
  const filled = (column: string) => cells.text(column) !== '';
  const number = (column: string, most: number) => cells.whole(column, undefined, { least: 1, most });
  const seats = number('seats', LIMITS.seats);
  const transmission = choice(cells, 'transmission', GEARBOXES);
  const fuel = choice(cells, 'fuel', FUELS);
  return {
    ...(seats !== null && { seats }),
    ...(transmission && { transmission }),
    ...(fuel && { fuel }),
    ...(filled('air_condition') && { air_condition: cells.flag('air_condition', true) }),
    ...(filled('active') && { active: cells.flag('active', true) }),
    ...(has('engine_capacity') && { engine_capacity: number('engine_capacity', LIMITS.engineCapacity) }),
    ...(has('engine_power') && { engine_power: number('engine_power', LIMITS.enginePower) }),
  };
}

function choice<Value extends string>(
  cells: Cells,
  column: string,
  choices: readonly Value[],
): Value | undefined {
  const value = cells.text(column).toLowerCase();
  const found = choices.find((one) => one === value);
  if (found === undefined && value !== '')
    cells.wrong(column, fault('not_choice', { value: shortened(value), choices: choices.join(', ') }));
  return found;
}

/** The plates in and out of service. An import adds and moves plates; it removes none. */
function platesOf(cells: Cells): Plates {
  const [plates, idlePlates] = (['plates', 'plates_out_of_service'] as const).map((column) => {
    const read = platesIn(cells.text(column));
    const found = read.map((plate) => csvFiles.lengthFault(plate, LIMITS.plateCharacters)).find(Boolean);
    if (found) cells.wrong(column, found);
    return read;
  }) as [string[], string[]];
  const both = idlePlates.find((plate) => plates.includes(plate));
  if (both !== undefined) cells.wrong('plates_out_of_service', fault('repeated', { value: both }));
  return { plates, idlePlates };
}
