import type { StoreDraft } from '@errand/contract/console/stores';
import { outlineOfGeoJson } from '@errand/domain/location';
import { foldText } from '@errand/domain/search';
import { normalizeText } from '@errand/domain/text';
import type { Cells } from '../cells/cells.ts';
import { splitList } from '../cells/escapes.ts';
import { shortened } from '../cells/shortened.ts';
import { fault } from '../faults/fault.ts';

/** The cells of a store without further zones, and of one without a delivery area. */
export const NO_ZONES = 'none';
export const WHOLE_ZONE = 'zone';

/** Where a store delivers: zones beside its own, and the part of its own as a GeoJSON polygon. */
export function readReach(
  cells: Cells,
  zones: ReadonlyMap<string, number>,
): Pick<StoreDraft, 'delivery_area' | 'further_zone_ids'> {
  return { delivery_area: areaIn(cells), further_zone_ids: furtherZonesIn(cells, zones) };
}

function furtherZonesIn(cells: Cells, zones: ReadonlyMap<string, number>): number[] | undefined {
  const value = normalizeText(cells.text('further_zones'), 'identifier');
  if (value === '') return undefined;
  if (value.toLowerCase() === NO_ZONES) return [];
  const ids = splitList(value).map((name) => {
    const id = zones.get(foldText(name));
    if (id === undefined) cells.wrong('further_zones', fault('zone_unknown', { value: shortened(name) }));
    return id ?? 0;
  });
  return ids.toSorted((a, b) => a - b);
}

function areaIn(cells: Cells): [number, number][] | undefined {
  const value = cells.text('delivery_area');
  if (value === '') return undefined;
  if (value.toLowerCase() === WHOLE_ZONE) return [];
  const read = outlineOfGeoJson(parsed(value));
  if ('outline' in read) return read.outline;
  cells.wrong('delivery_area', fault('not_area', { value: shortened(value) }));
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
