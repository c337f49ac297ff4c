import { useText } from '@errand/client/i18n.tsx';
import { useRef, useState } from 'react';
import type { Problem } from './components/place-problem.tsx';
import { locate } from './locate.ts';
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
