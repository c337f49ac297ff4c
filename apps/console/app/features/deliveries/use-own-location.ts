import { sendLocation } from '@errand/contract/console/sides/deliveries';
import { useEffect, useState } from 'react';
import { api } from '#platform/api.ts';

const EVERY_MS = 5000;

export type LocationState = 'off' | 'waiting' | 'shared' | 'denied' | 'missing';

/** Sends where the courier is while the screen is open, at most every five seconds. */
export function useOwnLocation(isOn: boolean): LocationState {
  const [state, setState] = useState<LocationState>('off');
  useEffect(() => {
    if (!isOn) {
      setState('off');
      return;
    }
    if (!('geolocation' in navigator)) {
      setState('missing');
      return;
    }
    setState('waiting');
    let sentAt = 0;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        setState('shared');
        if (Date.now() - sentAt < EVERY_MS) return;
        sentAt = Date.now();
        const { latitude, longitude, heading } = coords;
        const body = { latitude, longitude, heading: Number.isFinite(heading) ? heading : null };
        // A lost one is followed by the next.
        void api.call(sendLocation, { body }).catch(() => {});
      },
      ({ code }) => setState(code === 1 ? 'denied' : 'waiting'),
      { enableHighAccuracy: true, maximumAge: 2000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isOn]);
  return state;
}
