import { isDeepStrictEqual } from 'node:util';
import { type VehicleFields, vehicleFields } from '@errand/contract/console/rental/vehicles';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { foldText } from '@errand/domain/search';
import { findFreeSlug } from '../../../console/forms/free-slug.ts';
import { inSavepoint, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { normalizeInput } from '../../../platform/http/normalize-input.ts';
import { errorText, type FaultCode } from '../../../platform/texts/index.ts';
import { csvFiles, type Problem, type RowChange } from '../../imports/csv/index.ts';
import { withPlates } from '../records/plates.ts';
import { columnsOf, fieldsOf, requireValidVehicle } from '../records/vehicle-fields.ts';
import { isSlugTaken, type Vehicle, vehicleRows } from '../records/vehicles.queries.ts';
import { vehicles } from '../rental.tables.ts';
import { columnOfField } from './fleet-columns.ts';
import { addKind, type FleetKinds } from './fleet-kinds.ts';
import { NEW_VEHICLE, type ReadVehicle } from './read-vehicle.ts';

const { fault, shortened } = csvFiles;

type Written = {
  change: RowChange;
  /** Whether a category or a brand was added. */
  hasNewKinds: boolean;
};

type Options = {
  providerId: number;
  /** Adds the categories and brands that the shop does not have. */
  createKinds: boolean;
  nowMs: number;
};

/** Writes the rows of a file into the locked fleet `own` of a provider. A rejected row changes nothing. */
export function createFleet(tx: Tx, own: Vehicle[], options: Options) {
  const bySlug = new Map(own.map((vehicle) => [vehicle.slug, vehicle]));
  const byName = Map.groupBy(own, ({ name }) => foldText(name[DEFAULT_LANGUAGE]));
  /** The lines of the vehicles of the file. */
  const lines = new Map<string, number>();

  /** The vehicle of a row; null for a new one. */
  async function find({ slug, name }: ReadVehicle): Promise<Vehicle | null> {
    if (slug !== null) {
      const found = bySlug.get(slug) ?? null;
      if (!found && (await isSlugTaken(tx, slug)))
        throw new RowFault('id', 'vehicle_of_another', { value: shortened(slug) });
      return found;
    }
    const [found = null, second] = byName.get(foldText(name)) ?? [];
    if (second) throw new RowFault('id', 'vehicle_ambiguous', { value: shortened(name) });
    return found;
  }

  async function write(inner: Tx, read: ReadVehicle, kinds: FleetKinds): Promise<Written> {
    const current = await find(read);
    const slug = current?.slug ?? read.slug;
    const key = slug ?? `name ${foldText(read.name)}`;
    const line = lines.get(key);
    if (line !== undefined)
      throw new RowFault('id', 'id_repeated', { value: shortened(slug ?? read.name), line });
    const { ids, hasNewKinds } = await kindIds(inner, read, kinds, options.createKinds);
    const fields = completed(read, current, ids);
    const change = await save(inner, read, current, fields, options);
    lines.set(key, read.line);
    return { change, hasNewKinds };
  }

  return {
    async write(read: ReadVehicle, kinds: FleetKinds): Promise<Written | { problems: Problem[] }> {
      try {
        return await inSavepoint(tx, (inner) => write(inner, read, kinds));
      } catch (error) {
        return { problems: problemsOf(error, read.line) };
      }
    },
  };
}

async function kindIds(tx: Tx, read: ReadVehicle, kinds: FleetKinds, create: boolean) {
  let hasNewKinds = false;
  async function idOf(column: 'category' | 'brand'): Promise<number> {
    const text = read.kinds[column];
    const known = kinds[column].idOf(text);
    if (known !== undefined) return known;
    if (!create) throw new RowFault(column, `vehicle_${column}_unknown`, { value: shortened(text) });
    hasNewKinds = true;
    return addKind(tx, column, text);
  }
  const ids = { category_id: await idOf('category'), brand_id: await idOf('brand') };
  return { ids, hasNewKinds };
}

/** The fields of a row, over those that the vehicle has. Throws RowFault for values that the form rejects too. */
function completed(
  { given, name }: ReadVehicle,
  current: Vehicle | null,
  ids: Pick<VehicleFields, 'category_id' | 'brand_id'>,
): VehicleFields {
  const own = current ? fieldsOf(current) : { ...NEW_VEHICLE, name: { [DEFAULT_LANGUAGE]: name } };
  const texts = {
    name: { ...own.name, ...given.name },
    description: { ...own.description, ...given.description },
  };
  const parsed = vehicleFields.safeParse(
    normalizeInput(vehicleFields, { ...own, ...given, ...texts, ...ids }),
  );
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RowFault(columnOfField(issue?.path ?? []), 'rule', { reason: issue?.message ?? '' });
}

async function save(
  tx: Tx,
  { plates: given, slug }: ReadVehicle,
  current: Vehicle | null,
  fields: VehicleFields,
  { providerId, nowMs }: Options,
): Promise<RowChange> {
  await requireValidVehicle(tx, fields);
  const columns = columnsOf(fields);
  if (current) {
    const plates = await withPlates(tx, current, given, nowMs);
    const { plates: active, idlePlates } = current;
    const before = { ...columnsOf(fieldsOf(current)), plates: active, idlePlates };
    if (isDeepStrictEqual(before, { ...columns, ...plates })) return 'unchanged';
    await vehicleRows.update(tx, current.id, { ...columns, ...plates });
    return 'updated';
  }
  const free = slug ?? (await findFreeSlug(tx, vehicles.slug, fields.name[DEFAULT_LANGUAGE], 'vehicle'));
  const id = await vehicleRows.insert(tx, { ...columns, providerId, slug: free });
  const none = { id, providerId, plates: [], idlePlates: [] };
  await vehicleRows.update(tx, id, await withPlates(tx, none, given, nowMs));
  return 'created';
}

/** Rolls back the row. */
class RowFault extends Error {
  found: Omit<Problem, 'line'>;
  constructor(column: string, code: FaultCode, details: Record<string, string | number>) {
    super(code);
    this.found = { column, ...fault(code, details) };
  }
}

/** The rejections of the form that files have a text of their own for, with the columns of those that name no field. */
const RULES: Partial<Record<string, { code: FaultCode; column?: string }>> = {
  vehicle_unpriced: { code: 'vehicle_unpriced' },
  vehicle_free: { code: 'vehicle_free' },
  discount_high: { code: 'discount_more' },
  plate_taken: { code: 'plate_taken', column: 'plates' },
  plates_many: { code: 'plates_many', column: 'plates' },
  plate_booked: { code: 'plate_booked', column: 'plates_out_of_service' },
};

function problemsOf(error: unknown, line: number): Problem[] {
  if (error instanceof RowFault) return [{ line, ...error.found }];
  if (!(error instanceof AppError)) throw error;
  return error.rejections.map(({ code, field, details }) => {
    const rule = RULES[code];
    const column = field === undefined ? (rule?.column ?? null) : columnOfField([field]);
    const values = details as Record<string, string | number> | undefined;
    const reason = errorText(code, DEFAULT_LANGUAGE, details);
    return { line, column, ...(rule ? fault(rule.code, values) : fault('rule', { reason })) };
  });
}
