import { Alert } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { useOverlay } from '#platform/overlay.ts';
import { usePlaceText } from '../use-place-text.ts';

/** The reason why a location was rejected; `outside` adds a link to the map of zones. */
export type Problem = { text: string; outside?: boolean };

/** Why a location was rejected, with a link to the map of zones when it is outside of all of them. */
export function PlaceProblem({ problem }: { problem: Problem | null }) {
  const placeText = usePlaceText();
  const { show } = useOverlay('place');
  return (
    <Alert as="div" className="place-problem">
      {problem && (
        <Note tone="warn" icon={CircleAlert}>
          <span>
            {problem.text}{' '}
            {problem.outside && (
              <button type="button" className="text-link underlined" onClick={() => show('area')}>
                {placeText('showArea')}
              </button>
            )}
          </span>
        </Note>
      )}
    </Alert>
  );
}
