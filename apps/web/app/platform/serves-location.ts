import { isOn } from '@errand/contract/flag';
import type { Module } from '@errand/contract/modules';
import { useRootData } from './config.ts';

type Place = { zoneIds: readonly number[]; modules: Pick<Module, 'id' | 'all_zone_service'>[] };
type Seller = { zone_id: number; module_id: number };

/** Whether a store delivers to a place. Every store does while no place is chosen. */
export function servesPlace({ zone_id, module_id }: Seller, { zoneIds, modules }: Place): boolean {
  if (zoneIds.length === 0 || zoneIds.includes(zone_id)) return true;
  return modules.some(({ id, all_zone_service: everywhere }) => id === module_id && isOn(everywhere));
}

/** `servesPlace` for the visitor's place. */
export function useServesPlace(): (store: Seller) => boolean {
  const { modules, session } = useRootData();
  return (store) => servesPlace(store, { zoneIds: session.zoneIds, modules });
}
