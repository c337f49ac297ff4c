import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isOn } from '@errand/contract/flag';
import type { StoreDetail } from '@errand/contract/stores';
import { checkMinimumOrder } from '@errand/domain/checkout';
import { toMinor } from '@errand/domain/money';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { MapPinOff, ShoppingBag } from 'lucide-react';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { type SellerPlace, storeElsewhere } from './store-elsewhere.ts';
import './checkout-button.css';

/**
 * Proceeds to checkout, and says what a small order lacks of the store's minimum. If the cart's store does not deliver to
 * the visitor's place, says so first: the order can then only be picked up, or the address has to change.
 */
export function CheckoutButton(props: {
  subtotalMinor: number;
  /** Null until it is loaded. */
  store: (SellerPlace & Pick<StoreDetail, 'take_away' | 'minimum_order'>) | null;
  onProceed: () => void;
}) {
  const { subtotalMinor, store, onProceed } = props;
  const t = useText();
  const place = useOverlay('place');
  const { modules, session } = useRootData();
  const { point } = useSession();
  const { takeaway_status: pickUp } = useConfig();
  const elsewhere = storeElsewhere(store, { zoneIds: session.zoneIds, point, modules });
  const { style, exactMinor } = useMoney();
  const minimum = checkMinimumOrder(subtotalMinor, toMinor(store?.minimum_order ?? 0, style.digits));
  const amount = (minor: number) => isolate(exactMinor(minor));
  const proceed = (
    <>
      {!minimum.ok && (
        <Note
          tone="warn"
          icon={ShoppingBag}
          text={t('cart.belowMinimum', {
            amount: amount(minimum.missingMinor),
            minimum: amount(minimum.minimumMinor),
          })}
        />
      )}
      <Button size="lg" full variant={minimum.ok ? 'primary' : 'quiet'} onClick={onProceed}>
        {t('cart.checkout')}
      </Button>
    </>
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
