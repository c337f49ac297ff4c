import { PlaceButton, type PlaceButtonProps } from './place-button.tsx';

/** Phones: the button pinned above the edge. */
export function PlaceBar(props: PlaceButtonProps) {
  return (
    <div className="cartbar place-bar">
      <PlaceButton {...props} />
    </div>
  );
}
