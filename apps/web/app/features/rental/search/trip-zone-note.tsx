import { useHydrated } from '@errand/client/use-hydrated.ts';
import { useState } from 'react';
import { ZoneNote } from '#platform/zone-note.tsx';

/** Names the zone of a trip's times on a page that the server rendered without knowing the visitor's clock. */
export function TripZoneNote({ timeZone, at }: { timeZone: string; at: string | null }) {
  const hydrated = useHydrated();
  const [openedAt] = useState(() => new Date().toISOString());
  return hydrated && <ZoneNote timeZone={timeZone} at={at ?? openedAt} />;
}
