import { useText } from '@errand/client/i18n.tsx';
import type { Point } from '@errand/domain/location';
import { useRef, useState } from 'react';
import type { Problem } from './components/place-problem.tsx';
import { addressAt, type FoundPlace } from './places.ts';

/**
 * "Use Current Location": reads the device's position and its address. `problem` explains a failure; `found` is
 * called for the latest request only.
 */
export function useCurrentLocation(found: (place: FoundPlace) => void) {
  const t = useText();
  const [finding, setFinding] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const request = useRef(0);

  async function find(): Promise<void> {
    const mine = ++request.current;
    setFinding(true);
    setProblem(null);
    const position = await locate();
    // A point without an address is still a location.
    const address = typeof position === 'string' ? null : await addressAt(position).catch(() => null);
    if (mine !== request.current) return;
    setFinding(false);
    if (typeof position === 'string') setProblem({ text: t(`location.locate.${position}`) });
    else found({ point: position, address: address ?? t('location.unnamed') });
  }

  return { find, finding, problem, clearProblem: () => setProblem(null) };
}

/** The deadline for the visitor's permission and the device's position [CONST-04]. */
const DECISION_MS = 5000;

type LocateFailure = 'denied' | 'unavailable' | 'slow';

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
