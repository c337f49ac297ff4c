import { VEHICLE_LIMITS } from '@errand/domain/delivery';
import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, listFields, listOf, translatedText, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

const fields = {
  name: translatedText,
  /** The distance in kilometers from which deliveries need the vehicle; null for none. */
  needed_from_km: z.number().min(0).max(VEHICLE_LIMITS.neededFromKm).nullable(),
  /** Added to the delivery charge from that distance on. */
  extra_minor: z.number().int().min(0).max(VEHICLE_LIMITS.extraMinor),
  /** The order in the form of applicants, lowest first. */
  position: z.number().int().min(0).max(VEHICLE_LIMITS.position),
  /** Whether applicants can choose it and orders are charged for it. */
  active: z.boolean(),
};

const vehicleBody = z.object({
  ...fields,
  needed_from_km: fields.needed_from_km.optional(),
  extra_minor: fields.extra_minor.default(0),
  position: fields.position.default(0),
  active: fields.active.default(true),
});
export type VehicleBody = z.output<typeof vehicleBody>;

export const vehicleRow = z.object({ id, ...fields, name: shownName, version });
export type VehicleRow = z.output<typeof vehicleRow>;

const base = { tag: 'Couriers', scope: 'all', target: 'courier_vehicle' } as const;
const read = { ...base, permission: 'couriers.read' } as const;
const change = { ...base, permission: 'couriers.update', changes: ['couriers'] } as const;
const errors = ['vehicle_distance_missing'] as const;

const vehicles = objectEndpoints('/api/console/v1/courier-vehicles', read, change);

export const listVehiclesOfCouriers = vehicles.list({
  name: 'listVehiclesOfCouriers',
  summary: 'The vehicles that couriers drive, in the order of the form of applicants',
  query: z.object(listFields),
  response: listOf(vehicleRow),
});

export const getCourierVehicle = vehicles.get({
  name: 'getCourierVehicle',
  summary: 'One kind of vehicle',
  response: vehicleRow,
});

export const createCourierVehicle = vehicles.create({
  name: 'createCourierVehicle',
  summary: 'Adds a vehicle; applicants can choose it at once',
  body: vehicleBody,
  response: vehicleRow,
  errors,
});

export const updateCourierVehicle = vehicles.update({
  name: 'updateCourierVehicle',
  summary: 'Changes a vehicle; orders placed before keep their charge',
  body: vehicleBody.extend({ version }),
  response: vehicleRow,
  errors,
});
