import { type BarEntries, barEntries } from '@errand/domain/navigation';
import { useRootData } from '#platform/config.ts';

/** What bar and drawer offer at this place and in this module. */
export function useBarEntries(): BarEntries {
  const { session } = useRootData();
  return barEntries({ hasZone: session.zoneIds.length > 0, moduleType: session.module?.type ?? null });
}
