import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { ChangeTripForm } from './change-trip-form.tsx';

/** Extends or shortens a trip, after the dialog has shown the difference. */
export function ChangeTrip({ trip }: { trip: Trip }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!trip.changeable && !open) return null;
  return (
    <>
      {trip.changeable && (
        <Button variant="soft" full onClick={() => setOpen(true)}>
          {t('rental-trip.change')}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('rental-trip.changeTitle')}>
        <ChangeTripForm trip={trip} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
