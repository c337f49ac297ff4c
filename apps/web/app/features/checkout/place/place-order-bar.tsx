import { PlaceNotes } from './place-notes.tsx';
import { PlaceOrderButton, type PlaceOrderButtonProps } from './place-order-button.tsx';
import type { PlacementNotes } from './use-placement.ts';
import './place-order-bar.css';

/** The order button, pinned to the bottom on phones. */
export function PlaceOrderBar({ notes, ...button }: PlaceOrderButtonProps & { notes: PlacementNotes }) {
  const hasNotes = notes.reason !== null || notes.seen.changes.length > 0;
  return (
    <div className="place-order-bar" data-bottom-bar>
      {hasNotes && (
        <div className="place-order-bar-notes">
          <PlaceNotes {...notes} />
        </div>
      )}
      <PlaceOrderButton {...button} />
    </div>
  );
}
