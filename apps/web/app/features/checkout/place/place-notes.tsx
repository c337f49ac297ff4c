import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { SeenChanges } from '../seen/seen-changes.tsx';
import type { PlacementNotes } from './use-placement.ts';

/** What stands beside the order button: what has changed since it was seen, and why the button does not place. */
export function PlaceNotes({ seen, labels, reason }: PlacementNotes) {
  return (
    <>
      <SeenChanges state={seen} labels={labels} />
      {reason !== null && <Note tone="warn" icon={CircleAlert} text={reason} />}
    </>
  );
}
