import { useText } from '@errand/client/i18n.tsx';
import { addVehicleReview } from '@errand/contract/rental-discovery';
import type { Trip } from '@errand/contract/rental-trips';
import { Dialog } from '@errand/ui/dialog.tsx';
import { ActionList, ActionRow } from '@errand/ui/lists/action-list.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { shareAddress } from '@errand/ui/share.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CircleHelp, Receipt, Share2, Star, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DocumentActions, ReportProblem, RequestRefund, tripReceiptPath } from '#features/orders/index.ts';
import { ReviewForm } from '#features/reviews/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { Link } from '#platform/navigation/link.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { asOrder } from '../as-order.ts';

/** The owner's further actions, one per row: review, receipt, share, request a refund, report a problem. */
export function TripActions({ trip }: { trip: Trip }) {
  const t = useText();
  const [open, setOpen] = useState<'rate' | 'refund' | 'report' | null>(null);
  const close = () => setOpen(null);
  const { tracking_link: link } = trip;
  const order = asOrder(trip);
  const isAnswered = trip.report === null || trip.report.answer !== null;
  return (
    <ActionList>
      {trip.reviewable && (
        <ActionRow icon={<Star size={20} />} onPress={() => setOpen('rate')}>
          {t('rental-trip.rate')}
        </ActionRow>
      )}
      <Link className="action-list-row" to={tripReceiptPath({ orderId: trip.id })}>
        <Receipt size={20} />
        {t('orders.receipt')}
      </Link>
      <DocumentActions documents={trip.documents} />
      {link && (
        <ActionRow
          icon={<Share2 size={20} />}
          onPress={() =>
            shareAddress(
              new URL(link, window.location.origin).href,
              t('rental-trip.shareTitle', { id: `#${trip.id}`, provider: trip.provider.name }),
              t('rental-trip.shareCopied'),
            )
          }
        >
          {t('rental-trip.share')}
        </ActionRow>
      )}
      {trip.refundable && (
        <ActionRow icon={<Undo2 size={20} />} onPress={() => setOpen('refund')}>
          {t('orders.refund')}
        </ActionRow>
      )}
      {isAnswered && (
        <ActionRow icon={<CircleHelp size={20} />} onPress={() => setOpen('report')}>
          {t('orders.report')}
        </ActionRow>
      )}
      <RateTrip trip={trip} open={open === 'rate'} onClose={close} />
      <RequestRefund order={order} open={open === 'refund'} onClose={close} />
      <ReportProblem order={order} open={open === 'report'} onClose={close} />
    </ActionList>
  );
}

/** Reviews of the vehicles, by the customer who rented them. */
function RateTrip({ trip, open, onClose }: { trip: Trip; open: boolean; onClose: () => void }) {
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
