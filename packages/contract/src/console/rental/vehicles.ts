import { FUELS, GEARBOXES, platesIn, plateText, VEHICLE_LIMITS } from '@errand/domain/rental';
import { z } from 'zod';
import { PICTURE_ERRORS } from '../../errors.ts';
import { inLanguages } from '../../in-languages.ts';
import { consoleEndpoint, objectEndpoints, PICTURE } from '../console-endpoint.ts';
import {
  amountMinor,
  flagFilter,
  id,
  idFilter,
  instant,
  listFields,
  listOf,
  named,
  reason,
  storeOffer,
  translatedText,
  version,
} from '../fields.ts';
import { discount, shownName } from '../item-fields.ts';

const LIMITS = VEHICLE_LIMITS;
const priceMinor = z.number().int().min(0).max(LIMITS.priceMinor).nullable();
const plate = z.string().transform(plateText).pipe(z.string().min(1).max(LIMITS.plateCharacters));
/** One plate, which forms and files can list with others. */
const newPlate = plate.refine((text) => platesIn(text).length === 1, 'A plate has no commas and semicolons.');

const edited = {
  active: z.boolean(),
  name: translatedText,
  description: inLanguages(
    z.string().trim().max(LIMITS.descriptionCharacters).default(''),
    z.string().trim().max(LIMITS.descriptionCharacters).optional(),
  ).meta({ control: 'translated' }),
  category_id: id.min(1),
  brand_id: id.min(1),
  model: z.string().trim().max(LIMITS.modelCharacters).default(''),
  /** Prices; null where it is not rented that way. */
  hourly_minor: priceMinor,
  daily_minor: priceMinor,
  per_km_minor: priceMinor,
  /** In whole percent. */
  discount: discount.extend({ value: discount.shape.value.int() }),
  seats: z.number().int().min(1).max(LIMITS.seats),
  transmission: z.enum(GEARBOXES),
  fuel: z.enum(FUELS),
  air_condition: z.boolean(),
  /** Cubic centimeters. */
  engine_capacity: z.number().int().min(1).max(LIMITS.engineCapacity).nullable(),
  /** Horsepower. */
  engine_power: z.number().int().min(1).max(LIMITS.enginePower).nullable(),
  tags: z.array(z.string().trim().min(1).max(LIMITS.tagCharacters)).max(LIMITS.tags),
};

export const vehicleFields = z.object(edited);
/** The fields that the form of a vehicle edits. */
export type VehicleFields = z.output<typeof vehicleFields>;

const FORM_ERRORS = ['vehicle_kind_unknown', 'vehicle_unpriced', 'vehicle_free', 'discount_high'] as const;

/** What the form of a provider's vehicle chooses from. */
const vehicleChoices = z.object({
  /** The provider. */
  store: named,
  store_offer: storeOffer.nullable(),
  categories: z.array(named),
  brands: z.array(named),
});
export type VehicleChoices = z.output<typeof vehicleChoices>;

/** An individual vehicle. */
const individual = z.object({
  plate: z.string(),
  /** Whether it can be booked. */
  in_service: z.boolean(),
  /** Its trips that have not ended, the next one first: numbers of orders. */
  trips: z.array(id),
  /** When it is closed, for example for a repair: closures that have not ended, the next one first. */
  closures: z.array(z.object({ id, from: instant, to: instant, reason: z.string() })),
});
export type IndividualVehicle = z.output<typeof individual>;

const vehicleDetail = z.object({
  ...edited,
  id,
  slug: z.string(),
  /** The main one first. */
  pictures: z.array(z.object({ key: z.string(), url: z.string() })),
  pictures_version: version,
  plates: z.array(individual),
  choices: vehicleChoices,
  /** The vehicle's page in the storefront. */
  shop_url: z.string(),
  version,
});
export type VehicleDetail = z.output<typeof vehicleDetail>;

const vehicleRow = z.object({
  id,
  name: shownName,
  provider: named,
  category: named,
  brand: named,
  /** URL. */
  picture: z.string().nullable(),
  hourly_minor: amountMinor.nullable(),
  daily_minor: amountMinor.nullable(),
  per_km_minor: amountMinor.nullable(),
  discount: z.number(),
  discount_type: z.enum(['percent', 'amount']),
  /** Number of individual vehicles in service, and out of it. */
  in_service: z.number().int(),
  out_of_service: z.number().int(),
  trips: z.number().int(),
  active: z.boolean(),
});
export type VehicleRow = z.output<typeof vehicleRow>;

const base = { tag: 'Rental', scope: 'store', target: 'vehicle' } as const;
const read = { ...base, permission: 'rental.read' } as const;
const change = { ...base, permission: 'rental.update', changes: ['rental'] } as const;

const vehicles = objectEndpoints('/api/console/v1/vehicles', read, change);

export const listVehicles = vehicles.list({
  name: 'listVehicles',
  summary: 'Kinds of vehicles of the caller’s zones and providers, the newest first; search by name or plate',
  query: z.object({
    ...listFields,
    provider_id: idFilter,
    category_id: idFilter,
    brand_id: idFilter,
    state: z.enum(['active', 'hidden']).optional(),
    /** Without an individual vehicle in service, so that it cannot be booked. */
    unavailable: flagFilter,
  }),
  response: listOf(vehicleRow),
});

export const listVehicleOptions = consoleEndpoint({
  ...read,
  name: 'listVehicleOptions',
  summary: 'What vehicles can be filtered by: the caller’s providers, and all categories and brands',
  method: 'GET',
  path: '/api/console/v1/vehicle-options',
  response: z.object({
    providers: z.array(named),
    categories: z.array(named),
    brands: z.array(named),
  }),
});

export const getVehicleChoices = consoleEndpoint({
  ...read,
  name: 'getVehicleChoices',
  summary: 'What the form of a new vehicle of a provider chooses from',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/vehicle-choices',
  target: 'store',
  response: vehicleChoices,
});

export const getVehicle = vehicles.get({
  name: 'getVehicle',
  summary: 'One kind of vehicle with its individual vehicles',
  response: vehicleDetail,
});

export const createVehicle = vehicles.create({
  name: 'createVehicle',
  summary: 'Adds a kind of vehicle to a provider; it can be booked once it has a plate',
  body: vehicleFields.extend({ provider_id: id.min(1) }),
  response: vehicleDetail,
  errors: ['not_found', ...FORM_ERRORS],
});

export const updateVehicle = vehicles.update({
  name: 'updateVehicle',
  summary: 'Changes a kind of vehicle; trips that were booked keep their prices',
  body: vehicleFields.extend({ version }),
  response: vehicleDetail,
  errors: FORM_ERRORS,
});

export const deleteVehicle = vehicles.remove({
  name: 'deleteVehicle',
  summary: 'Deletes a kind of vehicle that was never booked',
  errors: ['vehicle_booked'],
});

export const addVehiclePlates = vehicles.act('plates', {
  name: 'addVehiclePlates',
  summary: 'Adds individual vehicles, which can be booked at once',
  body: z.object({ plates: z.array(newPlate).min(1).max(LIMITS.plates) }),
  response: vehicleDetail,
  errors: ['plate_taken', 'plates_many'],
});

export const setPlateService = vehicles.act('plate-service', {
  name: 'setPlateService',
  summary: 'Takes an individual vehicle out of service, or puts it in service again',
  body: z.object({ plate, in_service: z.boolean() }),
  response: vehicleDetail,
  errors: ['plate_booked'],
});

export const removePlate = vehicles.act('plate-removal', {
  name: 'removePlate',
  summary: 'Removes an individual vehicle that has no trips ahead',
  body: z.object({ plate }),
  response: vehicleDetail,
  errors: ['plate_booked'],
});

export const closePlate = vehicles.act('closures', {
  name: 'closePlate',
  summary: 'Closes an individual vehicle for a time, in which it cannot be booked',
  body: z.object({
    plate,
    from: z.iso.datetime({ offset: true }),
    to: z.iso.datetime({ offset: true }),
    reason,
  }),
  response: vehicleDetail,
  errors: ['plate_booked', 'plate_closed', 'closure_period'],
});

export const moveClosure = vehicles.act('closure-change', {
  name: 'moveClosure',
  summary: 'Changes the time of a closure, or closes another individual vehicle of the kind instead',
  body: z.object({
    closure_id: id.min(1),
    plate,
    from: z.iso.datetime({ offset: true }),
    to: z.iso.datetime({ offset: true }),
    reason,
  }),
  response: vehicleDetail,
  errors: ['plate_booked', 'plate_closed', 'closure_period'],
});

export const reopenPlate = vehicles.act('closure-removal', {
  name: 'reopenPlate',
  summary: 'Removes a closure of an individual vehicle, which can then be booked',
  body: z.object({ closure_id: id.min(1) }),
  response: vehicleDetail,
});

export const addVehiclePicture = consoleEndpoint({
  ...change,
  name: 'addVehiclePicture',
  summary: 'Adds the uploaded `picture` behind the others of a vehicle',
  ...PICTURE,
  path: '/api/console/v1/vehicles/{id}/pictures',
  response: vehicleDetail,
  errors: ['required', ...PICTURE_ERRORS],
});

export const setVehiclePictures = consoleEndpoint({
  ...change,
  name: 'setVehiclePictures',
  summary: 'Orders the pictures of a vehicle, the main one first; those left out are removed',
  method: 'PUT',
  path: '/api/console/v1/vehicles/{id}/pictures',
  body: z.object({
    pictures: z.array(z.object({ key: z.string().max(100) })).max(LIMITS.pictures),
    /** `pictures_version` of the vehicle. */
    version,
  }),
  response: vehicleDetail,
});
