import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { CancelTripForm } from './cancel-trip-form.tsx';

/** Cancels a trip before its pickup, after the dialog has shown the fee and the refund. */
export function CancelTrip({ trip }: { trip: Trip }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!trip.cancelable && !open) return null;
  return (
    <>
      {trip.cancelable && (
        <Button variant="line" full onClick={() => setOpen(true)}>
          {t('rental-trip.cancel')}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('rental-trip.cancelTitle')}>
        <CancelTripForm trip={trip} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
