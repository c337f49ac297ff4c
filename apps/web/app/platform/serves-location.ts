import { isOn } from '@errand/contract/flag';
import type { Module } from '@errand/contract/modules';
import { deliversTo, type StoreZones } from '@errand/domain/stores';
import { useRootData } from './config.ts';

type Modules = readonly Pick<Module, 'id' | 'all_zone_service'>[];
export type ChosenLocation = { zoneIds: readonly number[]; modules: Modules };
/** `delivers_here` is false where the store has a delivery area without the visitor's place. */
type Seller = StoreZones & { module_id: number; delivers_here: boolean };

/** Whether a store delivers to a location. Every store does while none is chosen. */
export function servesLocation(store: Seller, { zoneIds, modules }: ChosenLocation): boolean {
  if (zoneIds.length === 0) return true;
  const servesAllZones = servesEveryZone(modules, store.module_id);
  return deliversTo(store, { zoneIds, isInArea: store.delivers_here, servesAllZones });
}

/** Whether the stores of a module serve all zones. */
export function servesEveryZone(modules: Modules, moduleId: number): boolean {
  return modules.some(({ id, all_zone_service: everywhere }) => id === moduleId && isOn(everywhere));
}

/** `servesLocation` for the visitor's location. */
export function useServesLocation(): (store: Seller) => boolean {
  const { modules, session } = useRootData();
  return (store) => servesLocation(store, { zoneIds: session.zoneIds, modules });
}
