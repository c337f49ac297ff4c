import { isOn } from '@errand/contract/flag';
import type { Module } from '@errand/contract/modules';
import { useRootData } from './config.ts';

type ChosenLocation = { zoneIds: readonly number[]; modules: Pick<Module, 'id' | 'all_zone_service'>[] };
/** `delivers_here` is false where the store has a delivery area without the visitor's place. */
type Seller = { zone_id: number; module_id: number; delivers_here?: boolean };

/** Whether a store delivers to a location. Every store does while none is chosen. */
export function servesLocation(
  { zone_id, module_id, delivers_here: isInArea = true }: Seller,
  { zoneIds, modules }: ChosenLocation,
): boolean {
  if (!isInArea) return false;
  if (zoneIds.length === 0 || zoneIds.includes(zone_id)) return true;
  return modules.some(({ id, all_zone_service: everywhere }) => id === module_id && isOn(everywhere));
}

/** `servesLocation` for the visitor's location. */
export function useServesLocation(): (store: Seller) => boolean {
  const { modules, session } = useRootData();
  return (store) => servesLocation(store, { zoneIds: session.zoneIds, modules });
}
