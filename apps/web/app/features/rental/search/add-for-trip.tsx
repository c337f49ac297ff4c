import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Vehicle } from '@errand/contract/rental';
import type { TripPrice } from '@errand/contract/rental-trip-fields';
import { cx } from '@errand/ui/cx.ts';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { readSession } from '#platform/session/index.ts';
import { useRentalCart } from '../cart/use-rental-cart.ts';
import { type TripChoice, useRentalCartChanges } from '../cart/use-rental-cart-changes.ts';
import type { SearchedTrip, TripPlace } from './trip-address.ts';
import '../cart/add-vehicle.css';

/**
 * Adds a vehicle for the searched trip, which becomes that of the cart. Confirms before another provider's cart is
 * cleared. A wide button with the price, or a `disc` on a picture.
 */
export function AddForTrip(props: {
  vehicle: Vehicle;
  price: TripPrice;
  trip: Pick<SearchedTrip, 'pickup' | 'destination'>;
  disc?: boolean;
}) {
  const { vehicle, price, trip, disc } = props;
  const t = useText();
  const money = useMoney();
  const place = useOverlay('place');
  const { lines } = useRentalCart();
  const { add, busy } = useRentalCartChanges();
  const label = t('rental.cartAdd', { name: vehicle.name });
  const [confirming, setConfirming] = useState(false);
  const inCart = lines.find(({ vehicle_id }) => vehicle_id === vehicle.id)?.quantity ?? 0;

  async function send(replace: boolean): Promise<void> {
    const choice = tripChoice(price, trip);
    if (!choice) return place.show();
    const result = await add(vehicle.id, choice, replace);
    setConfirming(result === 'other-provider');
  }

  return (
    <>
      {disc ? (
        <button
          type="button"
          className={cx('add-button add-vehicle', inCart > 0 && 'in-cart')}
          aria-label={inCart > 0 ? `${t('rental.cartHas', { count: inCart })} ${label}` : label}
          disabled={busy}
          onClick={() => void send(false)}
        >
          {inCart > 0 ? inCart : <Plus className="icon icon-bold" size={18} />}
        </button>
      ) : (
        <Button size="lg" full split loading={busy} onClick={() => void send(false)}>
          <span>{t('rental-search.addToTrip')}</span>
          <b>
            <bdi dir="ltr">{money.exact(price.price)}</bdi>
          </b>
        </Button>
      )}
      {!disc && inCart > 0 && <p className="text-caption">{t('rental-search.added', { count: inCart })}</p>}
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('rental.cartOtherTitle')}
        text={t('rental.cartOtherText')}
        cancel={t('rental.cartKeep')}
        confirm={t('rental.cartReplace')}
        busy={busy}
        onConfirm={() => void send(true)}
      />
    </>
  );
}

/** The searched trip as the cart stores it; null before the visitor has chosen a pickup place. */
function tripChoice(
  price: TripPrice,
  { pickup, destination }: Pick<SearchedTrip, 'pickup' | 'destination'>,
): TripChoice | null {
  const { point, location } = readSession();
  const chosen = point && { lat: point.latitude, lng: point.longitude, name: location ?? '' };
  const at = pickup ?? chosen;
  if (!at) return null;
  const isByDistance = price.trip_type === 'distance_wise';
  return {
    pickup_location: placeOf(at),
    destination_location: isByDistance && destination ? placeOf(destination) : null,
    pickup_time: price.starts_at,
    rental_type: price.trip_type,
    estimated_hours: price.hours,
    ...(isByDistance && { distance: price.units }),
  };
}

function placeOf({ lat, lng, name }: TripPlace): TripChoice['pickup_location'] {
  return { lat, lng, location_name: name };
}
