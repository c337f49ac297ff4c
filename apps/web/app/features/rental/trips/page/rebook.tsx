import { useText } from '@errand/client/i18n.tsx';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useRentalCart } from '../../cart/use-rental-cart.ts';
import { useRebook } from '../use-rebook.ts';

/** Books the same vehicles again. Asks before the cart is replaced. */
export function Rebook({ tripId }: { tripId: number }) {
  const t = useText();
  const { count } = useRentalCart();
  const rebook = useRebook(tripId);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button full loading={rebook.isPending} onClick={() => (count > 0 ? setAsking(true) : rebook.mutate())}>
        {t('rental-trip.rebook')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('rental.cartOtherTitle')}
        text={t('rental-trip.rebookText')}
        cancel={t('rental.cartKeep')}
        confirm={t('rental.cartReplace')}
        busy={rebook.isPending}
        onConfirm={() => rebook.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
