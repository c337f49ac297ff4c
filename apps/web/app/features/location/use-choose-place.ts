import { ApiError } from '@errand/contract';
import { useRef, useState } from 'react';
import { useText } from '#platform/i18n/index.ts';
import { type ChosenModule, readSession, saveSession } from '#platform/session/index.ts';
import { loadForPlace, rememberChosenPlace } from './chosen-place.ts';
import { type FoundPlace, zonesAt } from './places.ts';

type Options = {
  /** A saved address: the page says so when it comes back. */
  saved?: boolean;
  /** Chosen together with the place. */
  module?: ChosenModule | null;
};

/**
 * Takes a place as the place to deliver to: finds its zones, stores it and loads the page anew, because every page
 * depends on it (specification 000 §4). A place outside of all zones is not stored; `problem` says so.
 */
export function useChoosePlace() {
  const t = useText();
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRef(0);

  async function choosePlace(place: FoundPlace, { saved = false, module }: Options = {}): Promise<void> {
    const mine = ++request.current;
    setChoosing(true);
    setProblem(null);
    try {
      const zones = await zonesAt(place.point);
      if (mine !== request.current) return;
      if (!zones) throw new ApiError(403, t('location.outside'), [], {});
      const wanted = module ?? readSession().module;
      const kept = wanted && zones.moduleIds.has(wanted.id) ? wanted : null;
      saveSession({ location: place.address, point: place.point, zoneIds: zones.ids, module: kept });
      if (saved) rememberChosenPlace();
      // The page goes away: it stays busy until then.
      loadForPlace(kept !== null);
    } catch (error) {
      if (mine !== request.current) return;
      setChoosing(false);
      setProblem(error instanceof ApiError ? error.message : t('location.offline'));
    }
  }

  return { choosePlace, choosing, problem, clearProblem: () => setProblem(null) };
}
