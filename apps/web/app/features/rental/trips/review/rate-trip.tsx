import { useText } from '@errand/client/i18n.tsx';
import { addVehicleReview } from '@errand/contract/rental-discovery';
import type { Trip } from '@errand/contract/rental-trips';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ReviewForm } from '#features/reviews/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import './rate-trip.css';

/** Reviews of the vehicles, by the customer who rented them. */
export function RateTrip({ trip, open, onClose }: { trip: Trip; open: boolean; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();

  async function saved({ message }: { message: string }): Promise<void> {
    toastDone(message);
    await client.invalidateQueries({ queryKey: queryKeys.trips.all });
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('reviews.rateTitle')}>
      {trip.trip_details.map(({ id, vehicle_details: vehicle, review }) => (
        <ReviewForm
          key={id}
          name={vehicle.name}
          given={review && { ...review, attachment_full_url: [] }}
          withPictures={false}
          about={
            <span className="layout-row rate-trip-vehicle">
              <Tile
                name={vehicle.name}
                className="size-56 mirror-ltr"
                src={vehicle.thumbnail_full_url}
                art={vehicle.art}
                width={56}
              />
              <b className="text-label">{vehicle.name}</b>
            </span>
          }
          send={({ rating, comment }) =>
            api
              .call(addVehicleReview, {
                query: {},
                body: { ...guestField(), trip_id: trip.id, vehicle_id: vehicle.id, rating, comment },
              })
              .then(saved)
          }
        />
      ))}
    </Dialog>
  );
}
