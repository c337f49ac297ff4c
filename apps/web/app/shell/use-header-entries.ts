import { type HeaderEntries, headerEntries } from '@errand/domain/navigation';
import { useRootData } from '#platform/config.ts';

/** What bar and drawer offer at this place and in this module. */
export function useHeaderEntries(): HeaderEntries {
  const { session } = useRootData();
  return headerEntries({ hasZone: session.zoneIds.length > 0, moduleType: session.module?.type ?? null });
}
