import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { TripProblem } from '@errand/contract/rental-trip-fields';
import type { TripQuote } from '@errand/contract/rental-trips';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { CalendarX2, ShieldCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { BookingProblems, Charges } from '#features/checkout/index.ts';
import { useNow } from '#features/orders/index.ts';
import { CancellationPeriods } from '../cancellation/cancellation-periods.tsx';
import { ALL_VEHICLES } from '../rental-links.ts';
import { idOf } from './problem-spots.ts';
import './booking-panel.css';

const LABELS = {
  items: 'rental-booking.vehicles',
  discount: 'rental-booking.discount',
  storeDiscount: 'rental-booking.offer',
  accept: 'rental-booking.accept',
} as const;

/** Provider, bill, terms and the booking button, beside the page. */
export function BookingPanel(
  props: Omit<ComponentProps<typeof Charges>, 'children' | 'delivery' | 'labels' | 'unpriced'> & {
    provider: string;
    tripQuote: TripQuote | null;
    couponProblem: string | undefined;
    /** A problem of the whole booking. */
    bookingProblem: TripProblem | undefined;
  },
) {
  const { provider, tripQuote, couponProblem, bookingProblem, ...charges } = props;
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

/** The terms besides the price: the provider's rules of cancellation, and the deposit. */
export function TermsBox({ quote }: { quote: TripQuote }) {
  const t = useText();
  const nowMs = useNow();
  const money = useMoney();
  return (
    <ul className="terms-box">
      {quote.deposit_amount > 0 && (
        <Term icon={<ShieldCheck className="icon" size={20} />} name={t('rental-booking.deposit')}>
          {t('rental-booking.depositText', { amount: isolate(money.exact(quote.deposit_amount)) })}
        </Term>
      )}
      <Term icon={<CalendarX2 className="icon" size={20} />} name={t('rental-booking.cancellation')}>
        <CancellationPeriods
          periods={quote.cancellation_periods}
          timeZone={quote.time_zone}
          nowMs={nowMs}
          isConfirmed={false}
        />
      </Term>
    </ul>
  );
}

function Term({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <b className="text-label">{name}</b>
        <div className="text-caption">{children}</div>
      </div>
    </li>
  );
}
