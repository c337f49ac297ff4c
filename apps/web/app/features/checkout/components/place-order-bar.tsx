import { PlaceOrderButton, type PlaceOrderButtonProps } from './place-order-button.tsx';

/** Phones: the button pinned above the edge. */
export function PlaceOrderBar(props: PlaceOrderButtonProps) {
  return (
    <div className="cartbar place-bar">
      <PlaceOrderButton {...props} />
    </div>
  );
}
