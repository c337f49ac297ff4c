import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { shareAddress } from '@errand/ui/share.ts';
import { CircleHelp, Printer, Share2, Star, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ReportProblem, RequestRefund } from '#features/orders/index.ts';
import { asOrder } from '../as-order.ts';
import { RateTrip } from '../review/rate-trip.tsx';
import './trip-actions.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The owner's further actions, one per row: review, print, share, request a refund, report a problem. */
export function TripActions({ trip }: { trip: Trip }) {
  const t = useText();
  const [open, setOpen] = useState<'rate' | 'refund' | 'report' | null>(null);
  const close = () => setOpen(null);
  const { tracking_link: link } = trip;
  const order = asOrder(trip);
  const isAnswered = trip.report === null || trip.report.answer !== null;
  return (
    <div className="trip-actions">
      {trip.reviewable && (
        <button type="button" onClick={() => setOpen('rate')}>
          <Star {...ICON} />
          {t('rental-trip.rate')}
        </button>
      )}
      <button type="button" onClick={() => window.print()}>
        <Printer {...ICON} />
        {t('rental-trip.receipt')}
      </button>
      {link && (
        <button
          type="button"
          onClick={() =>
            shareAddress(
              new URL(link, window.location.origin).href,
              t('rental-trip.shareTitle', { id: `#${trip.id}`, provider: trip.provider.name }),
              t('rental-trip.shareCopied'),
            )
          }
        >
          <Share2 {...ICON} />
          {t('rental-trip.share')}
        </button>
      )}
      {trip.refundable && (
        <button type="button" onClick={() => setOpen('refund')}>
          <Undo2 {...ICON} />
          {t('orders.refund')}
        </button>
      )}
      {isAnswered && (
        <button type="button" onClick={() => setOpen('report')}>
          <CircleHelp {...ICON} />
          {t('orders.report')}
        </button>
      )}
      <RateTrip trip={trip} open={open === 'rate'} onClose={close} />
      <RequestRefund order={order} open={open === 'refund'} onClose={close} />
      <ReportProblem order={order} open={open === 'report'} onClose={close} />
    </div>
  );
}
