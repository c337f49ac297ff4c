import type { VehicleFields } from '@errand/contract/console/rental/vehicles';
import { withoutEmpty } from '@errand/domain/language';
import { vehicleFault } from '@errand/domain/rental';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { areKindsKnown, type Vehicle } from './vehicles.queries.ts';

/** Throws `vehicle_kind_unknown`, and the faults of its prices. */
export async function requireValidVehicle(q: Queryable, fields: VehicleFields): Promise<void> {
  if (!(await areKindsKnown(q, fields.category_id, fields.brand_id)))
    throw new AppError('vehicle_kind_unknown', {}, 'category_id');
  const fault = vehicleFault(columnsOf(fields));
  if (fault) throw new AppError(fault, {}, fault === 'discount_high' ? 'discount' : 'daily_minor');
}

/** The columns of the fields of a form or a file. */
export function columnsOf(fields: VehicleFields) {
  return {
    active: fields.active,
    name: withoutEmpty(fields.name),
    description: withoutEmpty(fields.description),
    categoryId: fields.category_id,
    brandId: fields.brand_id,
    model: fields.model,
    hourlyMinor: fields.hourly_minor,
    dailyMinor: fields.daily_minor,
    perKmMinor: fields.per_km_minor,
    discount: fields.discount.value,
    discountType: fields.discount.kind,
    seats: fields.seats,
    transmission: fields.transmission,
    fuel: fields.fuel,
    airCondition: fields.air_condition,
    engineCapacity: fields.engine_capacity,
    enginePower: fields.engine_power,
    tags: fields.tags,
  };
}

/** The fields of a stored vehicle. */
export function fieldsOf(vehicle: Vehicle): VehicleFields {
  return {
    active: vehicle.active,
    name: vehicle.name,
    description: vehicle.description,
    category_id: vehicle.categoryId,
    brand_id: vehicle.brandId,
    model: vehicle.model,
    hourly_minor: vehicle.hourlyMinor,
    daily_minor: vehicle.dailyMinor,
    per_km_minor: vehicle.perKmMinor,
    discount: { kind: vehicle.discountType, value: vehicle.discount },
    seats: vehicle.seats,
    transmission: vehicle.transmission,
    fuel: vehicle.fuel,
    air_condition: vehicle.airCondition,
    engine_capacity: vehicle.engineCapacity,
    engine_power: vehicle.enginePower,
    tags: vehicle.tags,
  };
}
