import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useCustomer } from '#features/auth/index.ts';
import {
  CheckoutColumns,
  CheckoutMain,
  FindingOrder,
  forgetSeenOrder,
  useOpenAttempt,
  usePlacing,
} from '#features/checkout/index.ts';
import { unlessOverlay, useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { useSession } from '#platform/session/index.ts';
import { usePageModuleOfType } from '#platform/use-page-module.ts';
import { useBookingDraft } from '../booking/booking-draft.ts';
import { BookingView } from '../booking/booking-view.tsx';
import { useRentalCart } from '../cart/use-rental-cart.ts';
import { ALL_VEHICLES, tripHref } from '../rental-links.ts';
import './booking-page.css';

export const shouldRevalidate = unlessOverlay;

/** Books the vehicles of the rental cart. All content is personal, so the browser renders it. */
export default function BookingPage() {
  const t = useText();
  usePageModuleOfType('rental');
  return (
    <div className="page-width trip-booking-page" data-module="rental">
      <PageTitle text={t('rental-booking.title')} />
      <meta name="robots" content="noindex" />
      <h1 className="text-h1">{t('rental-booking.title')}</h1>
      <p className="trip-booking-lead">{t('rental-booking.lead')}</p>
      <BookingPageContent />
    </div>
  );
}

/** The booking once cart and visitor are known. */
function BookingPageContent() {
  const t = useText();
  const auth = useOverlay('auth');
  const cart = useRentalCart();
  const { token } = useSession();
  const { customer, loading } = useCustomer();
  const { guest_checkout_status: guests } = useConfig();
  const placing = usePlacing();
  const { trip, lines } = cart;
  const { clear } = useBookingDraft();
  const attempt = useOpenAttempt(
    'trip',
    (orderId) => tripHref({ orderId }),
    () => {
      clear();
      forgetSeenOrder('trip');
    },
  );
  if (attempt === 'looking') return <FindingOrder level={2} />;
  if (cart.loading || (loading && !customer) || (placing && !trip)) return <BookingSkeleton />;
  if (cart.failed)
    return (
      <FailedState
        level={2}
        picture="compass"
        title={t('rental.cartFailedTitle')}
        text={t('rental.cartFailedText')}
        onRetry={cart.retry}
      />
    );
  if (!token && !isOn(guests))
    return (
      <EmptyState
        level={2}
        picture="key"
        title={t('rental-booking.signInTitle')}
        text={t('rental-booking.signInText')}
      >
        <Button onClick={() => auth.show('sign-in')}>{t('auth.signIn')}</Button>
      </EmptyState>
    );
  if (!trip && attempt === 'lost')
    return (
      <EmptyState
        level={2}
        picture="receipt"
        title={t('rental-booking.maybeTitle')}
        text={t('rental-booking.maybeText')}
      >
        <ButtonLink variant="soft" to="/my-trips">
          {t('rental-booking.myTrips')}
        </ButtonLink>
      </EmptyState>
    );
  if (!trip)
    return (
      <EmptyState
        level={2}
        picture="sport-utility-vehicle"
        title={t('rental.cartEmptyTitle')}
        text={t('rental.cartEmptyText')}
      >
        <ButtonLink variant="soft" to={ALL_VEHICLES}>
          {t('rental.seeAll')}
        </ButtonLink>
      </EmptyState>
    );
  // The vehicles of another provider are another booking: remounts to clear all state.
  return <BookingView key={lines[0]?.provider_id} trip={trip} lines={lines} customer={customer} />;
}

function BookingSkeleton() {
  return (
    <div aria-hidden="true">
      <CheckoutColumns>
        <CheckoutMain>
          <Skeleton height="150px" radius="20px" />
          <div className="checkout-section">
            <Skeleton width="120px" height="1.6em" />
            <Skeleton height="104px" radius="20px" />
          </div>
          <div className="checkout-section">
            <Skeleton width="90px" height="1.6em" />
            <Skeleton height="52px" radius="14px" />
          </div>
        </CheckoutMain>
        <Skeleton height="480px" radius="28px" />
      </CheckoutColumns>
    </div>
  );
}
