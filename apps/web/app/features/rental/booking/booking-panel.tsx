import { useText } from '@errand/client/i18n.tsx';
import type { TripProblem } from '@errand/contract/rental-trip-fields';
import type { TripQuote } from '@errand/contract/rental-trips';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import type { ComponentProps } from 'react';
import { BookingProblems, Charges } from '#features/checkout/index.ts';
import { ALL_VEHICLES } from '../rental-links.ts';
import { idOf } from './problem-spots.ts';
import { TermsBox } from './terms-box.tsx';
import './booking-panel.css';

const LABELS = {
  items: 'rental-booking.vehicles',
  discount: 'rental-booking.discount',
  storeDiscount: 'rental-booking.offer',
  unsure: 'rental-booking.unsure',
  accept: 'rental-booking.accept',
  totalChanged: 'rental-booking.totalChanged',
} as const;

/** Provider, bill, terms and the booking button, beside the page. */
export function BookingPanel(
  props: Omit<ComponentProps<typeof Charges>, 'children' | 'delivery' | 'labels' | 'unpriced'> & {
    provider: string;
    tripQuote: TripQuote | null;
    couponProblem: string | undefined;
    /** The device is offline: the price follows when it is back. */
    offline: boolean;
    /** A problem of the whole booking. */
    bookingProblem: TripProblem | undefined;
  },
) {
  const { provider, tripQuote, couponProblem, offline, bookingProblem, ...charges } = props;
  const t = useText();
  return (
    <aside className="trip-booking-panel" aria-label={t('rental-booking.summary')}>
      <div>
        <span className="text-caption">{t('rental.provider')}</span>
        <p className="text-title">{provider}</p>
      </div>
      <Charges {...charges} delivery={false} labels={LABELS}>
        {tripQuote && <TermsBox quote={tripQuote} />}
        <BookingProblems
          offline={offline ? t('rental-booking.offline') : null}
          coupon={{
            id: idOf('coupon'),
            problem: couponProblem,
            onRemove: () => charges.coupon.onCode(null),
          }}
          problem={bookingProblem}
        >
          {bookingProblem?.code === 'store_unavailable' && (
            <ButtonLink variant="ink" size="sm" to={ALL_VEHICLES}>
              {t('rental-booking.otherVehicles')}
            </ButtonLink>
          )}
        </BookingProblems>
      </Charges>
    </aside>
  );
}
