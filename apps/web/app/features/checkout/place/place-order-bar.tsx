import { PlaceOrderButton, type PlaceOrderButtonProps } from './place-order-button.tsx';
import './place-order-bar.css';

/** Phones: the button pinned above the edge. */
export function PlaceOrderBar(props: PlaceOrderButtonProps) {
  return (
    <div className="place-order-bar">
      <PlaceOrderButton {...props} />
    </div>
  );
}
