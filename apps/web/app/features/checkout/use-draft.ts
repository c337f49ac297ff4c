import { useEffect, useState } from 'react';
import { useSession } from '#platform/session/index.ts';
import { atLocation, type Change, type Draft } from './draft.ts';
import { clearDraft, type DraftOf, readDraft, storeDraft } from './stored-draft.ts';

/** The choices on this page, stored in the tab until the order is placed (`clear`). */
export function useDraft(of: DraftOf): { draft: Draft; change: Change; clear: () => void } {
  const { location } = useSession();
  const [chosen, setChosen] = useState(() => readDraft(of));
  const draft = atLocation(chosen, location);
  const name = JSON.stringify(of);
  useEffect(() => storeDraft(JSON.parse(name), chosen), [name, chosen]);
  return {
    draft,
    change: (change) => setChosen((current) => ({ ...atLocation(current, location), ...change })),
    clear: () => clearDraft(of),
  };
}
