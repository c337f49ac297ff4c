import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { isOn } from '@errand/contract/flag';
import type { StoreDetail } from '@errand/contract/stores';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { MapPinOff } from 'lucide-react';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { storeElsewhere } from './store-elsewhere.ts';
import './checkout-button.css';

/**
 * Proceeds to checkout. If the cart's store does not deliver to the visitor's place, says so first: the order can then
 * only be picked up, or the address has to change.
 */
export function CheckoutButton(props: {
  lines: PricedCartLine[];
  /** Null until it is loaded. */
  store: Pick<StoreDetail, 'take_away'> | null;
  onProceed: () => void;
}) {
  const { lines, store, onProceed } = props;
  const t = useText();
  const place = useOverlay('place');
  const { modules, session } = useRootData();
  const { takeaway_status: pickUp } = useConfig();
  const elsewhere = storeElsewhere(lines, { zoneIds: session.zoneIds, modules });
  const proceed = (
    <Button size="lg" full onClick={onProceed}>
      {t('cart.checkout')}
    </Button>
  );
  if (elsewhere === null) return proceed;
  const canPickUp = store?.take_away === true && isOn(pickUp);
  return (
    <div className="checkout-button-elsewhere">
      <Note
        tone="warn"
        icon={MapPinOff}
        text={t(canPickUp ? 'cart.elsewherePickUp' : 'cart.elsewhere', { store: isolateAny(elsewhere) })}
      />
      <Button size="lg" full variant={canPickUp ? 'quiet' : 'primary'} onClick={() => place.show()}>
        {t('cart.changeAddress')}
      </Button>
      {canPickUp && proceed}
    </div>
  );
}
