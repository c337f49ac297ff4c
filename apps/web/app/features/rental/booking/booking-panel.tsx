import { useText } from '@errand/client/i18n.tsx';
import type { TripProblem } from '@errand/contract/rental-trip-fields';
import type { TripQuote } from '@errand/contract/rental-trips';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import type { ComponentProps } from 'react';
import { Charges } from '#features/checkout/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { ALL_VEHICLES } from '../rental-links.ts';
import { idOf } from './problem-spots.ts';
import { SpotProblem } from './spot-problem.tsx';
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
        {offline && <Note live="alert" tone="warn" text={t('rental-booking.offline')} />}
        {couponProblem !== undefined && (
          <div className="trip-booking-panel-coupon" id={idOf('coupon')} tabIndex={-1}>
            <SpotProblem text={couponProblem} />
            <button
              type="button"
              className="text-link underlined"
              onClick={() => charges.coupon.onCode(null)}
            >
              {t('checkout.withoutCoupon')}
            </button>
          </div>
        )}
        {bookingProblem && <BookingProblem problem={bookingProblem} />}
      </Charges>
    </aside>
  );
}

function BookingProblem({ problem: { code, message } }: { problem: TripProblem }) {
  const t = useText();
  const auth = useOverlay('auth');
  return (
    <Note live="alert" tone="warn" text={message}>
      {code === 'guest_checkout_off' && (
        <button type="button" className="button ink sm" onClick={() => auth.show('sign-in')}>
          {t('auth.signIn')}
        </button>
      )}
      {code === 'store_unavailable' && (
        <ButtonLink variant="ink" size="sm" to={ALL_VEHICLES}>
          {t('rental-booking.otherVehicles')}
        </ButtonLink>
      )}
    </Note>
  );
}
