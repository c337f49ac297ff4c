import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { ActionList, ActionRow } from '@errand/ui/lists/action-list.tsx';
import { shareAddress } from '@errand/ui/share.ts';
import { CircleHelp, Printer, Share2, Star, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ReportProblem, RequestRefund } from '#features/orders/index.ts';
import { asOrder } from '../as-order.ts';
import { RateTrip } from '../review/rate-trip.tsx';

/** The owner's further actions, one per row: review, print, share, request a refund, report a problem. */
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
      <ActionRow icon={<Printer size={20} />} onPress={() => window.print()}>
        {t('rental-trip.receipt')}
      </ActionRow>
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
