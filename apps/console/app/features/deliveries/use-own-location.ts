import { sendLocation } from '@errand/contract/console/deliveries';
import { useEffect, useState } from 'react';
import { api } from '#platform/api.ts';

const EVERY_MS = 5000;

export type LocationState = 'off' | 'waiting' | 'shared' | 'denied' | 'missing';

/** Sends the courier's location while the screen is open, at most every five seconds. */
export function useOwnLocation(isOn: boolean): LocationState {
  const [sharing, setSharing] = useState<'waiting' | 'shared' | 'denied'>('waiting');
  const isMissing = !('geolocation' in navigator);
  useEffect(() => {
    if (!isOn || isMissing) return;
    let sentAt = 0;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        setSharing('shared');
        if (Date.now() - sentAt < EVERY_MS) return;
        sentAt = Date.now();
        const { latitude, longitude, heading } = coords;
        const body = { latitude, longitude, heading: Number.isFinite(heading) ? heading : null };
        // The next update replaces a failed one.
        void api.call(sendLocation, { body }).catch(() => {});
      },
      ({ code }) => setSharing(code === 1 ? 'denied' : 'waiting'),
      { enableHighAccuracy: true, maximumAge: 2000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isOn, isMissing]);
  if (!isOn) return 'off';
  return isMissing ? 'missing' : sharing;
}
