import type { Point } from '@errand/domain/location';

/** The deadline for the visitor's permission and the device's position [CONST-04]. */
const DECISION_MS = 5000;

export type LocateFailure = 'denied' | 'unavailable' | 'slow';

/** The device's position. Low accuracy is faster, and the visitor confirms or corrects it. */
export function locate(): Promise<Point | LocateFailure> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    // The browser's timeout starts after its permission prompt; this one includes the prompt.
    const timer = setTimeout(() => resolve('slow'), DECISION_MS);
    const settle = (result: Point | LocateFailure) => {
      clearTimeout(timer);
      resolve(result);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => settle(FAILURES[code] ?? 'unavailable'),
      { enableHighAccuracy: false, timeout: DECISION_MS, maximumAge: 60_000 },
    );
  });
}

/** By code of GeolocationPositionError. */
const FAILURES: Record<number, LocateFailure> = { 1: 'denied', 2: 'unavailable', 3: 'slow' };
