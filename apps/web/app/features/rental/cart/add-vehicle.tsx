import { useText } from '@errand/client/i18n.tsx';
import type { Vehicle } from '@errand/contract/rental';
import { cx } from '@errand/ui/cx.ts';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { readSession } from '#platform/session/index.ts';
import { TripDialog } from './trip-dialog.tsx';
import { useRentalCart } from './use-rental-cart.ts';
import { type TripChoice, useRentalCartChanges } from './use-rental-cart-changes.ts';
import './add-vehicle.css';

/**
 * The add button on a vehicle's picture: a plus, or the quantity in the cart. Asks for the trip with the first
 * vehicle and with one that does not fit it, and confirms before another provider's cart is cleared. Rental module
 * only. With `children` it is a button with that text.
 */
export function AddVehicle({ vehicle, children }: { vehicle: Vehicle; children?: ReactNode }) {
  const t = useText();
  const { session } = useRootData();
  const place = useOverlay('place');
  const { lines, trip } = useRentalCart();
  const { add, busy } = useRentalCartChanges();
  const [dialog, setDialog] = useState<'trip' | 'provider' | null>(null);
  const [chosen, setChosen] = useState<TripChoice | null>(null);
  if (session.module?.type !== 'rental') return null;
  const inCart = lines.find(({ vehicle_id }) => vehicle_id === vehicle.id)?.quantity ?? 0;

  function press(): void {
    if (readSession().point === null) return place.show();
    if (trip && isFuture(trip.pickup_time)) void send(null);
    else setDialog('trip');
  }

  async function send(choice: TripChoice | null, replace = false): Promise<void> {
    const result = await add(vehicle.id, choice, replace);
    setChosen(choice);
    if (result === 'other-provider') setDialog('provider');
    else setDialog(result === 'trip' ? 'trip' : null);
  }

  const addLabel = t('rental.cartAdd', { name: vehicle.name });
  const label = inCart > 0 ? `${t('rental.cartHas', { count: inCart })} ${addLabel}` : addLabel;
  return (
    <>
      {children ? (
        <Button variant="soft" size="sm" aria-label={label} disabled={busy} onClick={press}>
          {children}
        </Button>
      ) : (
        <button
          type="button"
          className={cx('add-button add-vehicle', inCart > 0 && 'in-cart')}
          aria-label={label}
          disabled={busy}
          onClick={press}
        >
          {inCart > 0 ? inCart : <Plus className="icon icon-bold" size={18} />}
        </button>
      )}
      {dialog === 'trip' && (
        <TripDialog
          vehicle={vehicle}
          busy={busy}
          onClose={() => setDialog(null)}
          onChoose={(choice) => void send(choice)}
        />
      )}
      <ConfirmDialog
        open={dialog === 'provider'}
        onClose={() => setDialog(null)}
        title={t('rental.cartOtherTitle')}
        text={t('rental.cartOtherText')}
        cancel={t('rental.cartKeep')}
        confirm={t('rental.cartReplace')}
        busy={busy}
        onConfirm={() => void send(chosen, true)}
      />
    </>
  );
}

function isFuture(iso: string): boolean {
  return Date.parse(iso) > Date.now();
}
