import type { Point } from '@errand/domain/location';

/** The time in which the visitor and the device decide (specification 000 §9). */
const DECISION_MS = 5000;

export type LocateFailure = 'denied' | 'unavailable' | 'slow';

/** Where the device is. Rough is enough: the visitor confirms or corrects it, and it is found sooner. */
export function locate(): Promise<Point | LocateFailure> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    // The browser's own timeout starts after its question is answered, this one also covers the question.
    const timer = setTimeout(() => resolve('slow'), DECISION_MS);
    const settle = (answer: Point | LocateFailure) => {
      clearTimeout(timer);
      resolve(answer);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => settle(FAILURES[code] ?? 'unavailable'),
      { enableHighAccuracy: false, timeout: DECISION_MS, maximumAge: 60_000 },
    );
  });
}

/** By the codes of GeolocationPositionError. */
const FAILURES: Record<number, LocateFailure> = { 1: 'denied', 2: 'unavailable', 3: 'slow' };
