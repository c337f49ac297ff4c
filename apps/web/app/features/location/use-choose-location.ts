import { useText } from '@errand/client/i18n.tsx';
import { useRef, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { useRootData } from '#platform/config.ts';
import { type ChosenModule, readSession, saveSession } from '#platform/session/index.ts';
import { loadForLocation, storeLocationNotice } from './chosen-location.ts';
import type { Problem } from './components/place-problem.tsx';
import { type FoundPlace, zonesAt } from './places.ts';
import { usePlaceText } from './use-place-text.ts';

type Options = {
  /** Whether a saved address was chosen; confirmed after the reload. */
  saved?: boolean;
  /** A module chosen together with the location. */
  module?: ChosenModule | null;
};

/**
 * Chooses the delivery location: looks up its zones, stores it and reloads the page, because every page depends on
 * it. A location outside of all zones is not stored (`problem`). A module that is not offered there is dropped, and
 * the visitor chooses another.
 */
export function useChooseLocation() {
  const t = useText();
  const placeText = usePlaceText();
  const { modules } = useRootData();
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const request = useRef(0);

  async function chooseLocation(place: FoundPlace, { saved = false, module }: Options = {}): Promise<void> {
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
      const offered = wanted && zones.moduleIds.has(wanted.id) ? wanted : null;
      const lost = wanted && !offered ? modules.find(({ id }) => id === wanted.id) : undefined;
      saveSession({ location: place.address, point: place.point, zoneIds: zones.ids, module: offered });
      storeLocationNotice({ saved, moduleLost: lost?.module_name ?? null });
      // Stays busy until the reload.
      loadForLocation(offered !== null);
    } catch (error) {
      if (mine !== request.current) return;
      setChoosing(false);
      setProblem({ text: errorMessage(error, t) });
    }
  }

  return { chooseLocation, choosing, problem, clearProblem: () => setProblem(null) };
}
