import { type HeaderEntries, headerEntries } from '@errand/domain/navigation';
import { useRootData } from '#platform/config.ts';

/** The navigation entries of header and drawer for this location and module. */
export function useHeaderEntries(): HeaderEntries {
  const { session } = useRootData();
  return headerEntries({ hasZone: session.zoneIds.length > 0, moduleType: session.module?.type ?? null });
}
