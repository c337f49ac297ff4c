import { type ModuleType, moduleConfig } from './config.ts';

/** What a module needs before customers can order in it, in the order of setting it up. */
export const MODULE_PARTS = [
  'rates',
  'store',
  'hours',
  'items',
  'vehicle',
  'parcelCategory',
  'courier',
] as const;
export type ModulePart = (typeof MODULE_PARTS)[number];

/** The parts that a module of a type needs. */
export function partsOfModule(type: ModuleType): readonly ModulePart[] {
  const { is_parcel: isParcel, is_rental: isRental, always_open: isAlwaysOpen } = moduleConfig(type);
  if (isParcel) return ['rates', 'parcelCategory', 'courier'];
  const store: ModulePart[] = isAlwaysOpen ? ['rates', 'store'] : ['rates', 'store', 'hours'];
  return [...store, isRental ? 'vehicle' : 'items'];
}

/** Something of a zone that counts for a module, such as a store; null serves every zone. */
export type Offer = { moduleId: number; zoneId: number | null };

/** What a shop has, as far as its modules need it. */
export type Stock = {
  /** Modules with delivery rates in an active zone. */
  rates: readonly { moduleId: number; zoneId: number }[];
  /** Stores that are shown, those of them with opening hours, and those with items besides. */
  stores: readonly (Offer & { hasHours: boolean; hasItems: boolean })[];
  /** Vehicles that are shown, by their providers. */
  vehicles: readonly Offer[];
  /** Modules with a category of parcels. */
  parcelCategories: readonly number[];
  /** Zones of active couriers; null for a courier of all zones. */
  courierZones: readonly (number | null)[];
};

/**
 * The parts of a module, each done or missing. A store or a courier counts only in a zone that offers the module. With
 * `allZones` the stores of the module serve every zone.
 */
export function moduleParts(
  module: { id: number; type: ModuleType; allZones: boolean },
  stock: Stock,
): { part: ModulePart; done: boolean }[] {
  const zones = stock.rates.filter(({ moduleId }) => moduleId === module.id).map(({ zoneId }) => zoneId);
  const isServed = (zoneId: number | null) =>
    zones.length > 0 && (zoneId === null || module.allZones || zones.includes(zoneId));
  const counts = ({ moduleId, zoneId }: Offer) => moduleId === module.id && isServed(zoneId);
  const stores = stock.stores.filter(counts);
  const needsHours = partsOfModule(module.type).includes('hours');
  const open = stores.filter(({ hasHours }) => hasHours || !needsHours);
  const done: Record<ModulePart, boolean> = {
    rates: zones.length > 0,
    store: stores.length > 0,
    hours: open.length > 0,
    items: open.some(({ hasItems }) => hasItems),
    vehicle: open.length > 0 && stock.vehicles.some(counts),
    parcelCategory: stock.parcelCategories.includes(module.id),
    courier: stock.courierZones.some(isServed),
  };
  return partsOfModule(module.type).map((part) => ({ part, done: done[part] }));
}
