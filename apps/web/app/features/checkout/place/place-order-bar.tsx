import { PlaceOrderButton, type PlaceOrderButtonProps } from './place-order-button.tsx';
import './place-order-bar.css';

/** The order button, pinned to the bottom on phones. */
export function PlaceOrderBar(props: PlaceOrderButtonProps) {
  return (
    <div className="place-order-bar" data-bottom-bar>
      <PlaceOrderButton {...props} />
    </div>
  );
}
