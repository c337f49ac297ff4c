import { useText } from '@errand/client/i18n.tsx';
import { useRef, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { useRootData } from '#platform/config.ts';
import { type ChosenModule, readSession, saveSession } from '#platform/session/index.ts';
import { loadForPlace, rememberChosenPlace } from './chosen-place.ts';
import { type FoundPlace, zonesAt } from './places.ts';
import type { Problem } from './problem.ts';
import { usePlaceText } from './use-place-text.ts';

type Options = {
  /** A saved address with zones of its own: the page says so when it comes back. */
  saved?: boolean;
  /** Chosen together with the place. */
  module?: ChosenModule | null;
};

/**
 * Takes a place as the place to deliver to: finds its zones, stores it and loads the page anew, because every page
 * depends on it (specification 000 §4). A place outside of all zones is not stored; `problem` says so. A module that
 * the place does not offer is dropped, and the visitor is asked for another.
 */
export function useChoosePlace() {
  const t = useText();
  const placeText = usePlaceText();
  const { modules } = useRootData();
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const request = useRef(0);

  async function choosePlace(place: FoundPlace, { saved = false, module }: Options = {}): Promise<void> {
    const mine = ++request.current;
    setChoosing(true);
    setProblem(null);
    try {
      const zones = await zonesAt(place.point);
      if (mine !== request.current) return;
      if (!zones) {
        setChoosing(false);
        return setProblem({ text: placeText('outside'), outside: true });
      }
      const wanted = module ?? readSession().module;
      const kept = wanted && zones.moduleIds.has(wanted.id) ? wanted : null;
      const lost = wanted && !kept ? modules.find(({ id }) => id === wanted.id) : undefined;
      saveSession({ location: place.address, point: place.point, zoneIds: zones.ids, module: kept });
      rememberChosenPlace({ saved, moduleLost: lost?.module_name ?? null });
      // The page goes away: it stays busy until then.
      loadForPlace(kept !== null);
    } catch (error) {
      if (mine !== request.current) return;
      setChoosing(false);
      setProblem({ text: errorMessage(error, t) });
    }
  }

  return { choosePlace, choosing, problem, clearProblem: () => setProblem(null) };
}
