import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { RentalCartLine } from '@errand/contract/rental-cart';
import { Drawer } from '@errand/ui/dialog.tsx';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Price } from '@errand/ui/price.tsx';
import { CalendarClock, Flag, MapPin, Timer, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrderTimes } from '#features/orders/index.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { BOOKING } from '../rental-links.ts';
import { lengthText } from '../vehicle-labels.ts';
import { OfferGap } from './offer-gap.tsx';
import { type CartTrip, useRentalCart } from './use-rental-cart.ts';
import { useRentalCartChanges } from './use-rental-cart-changes.ts';
import { VehicleQuantity } from './vehicle-quantity.tsx';
import './rental-cart-drawer.css';

/** The rental cart drawer: trip, vehicles and total. */
export function RentalCartDrawer() {
  const t = useText();
  const money = useMoney();
  const navigate = useNavigate();
  const { open, close } = useOverlay('cart');
  const { lines, trip, count, loading, failed, retry } = useRentalCart();
  const changes = useRentalCartChanges();
  const before = lines.reduce((sum, line) => sum + (line.total_before_discount ?? 0), 0);
  return (
    <Drawer
      open={open}
      onClose={close}
      title={t('rental.cartTitle')}
      actions={count > 0 && <span className="text-caption">{t('rental.cartCount', { count })}</span>}
      footer={footer()}
    >
      {loading ? (
        <div className="rental-cart-rows" aria-hidden="true">
          <Skeleton width="100%" height="104px" radius="20px" />
          <Skeleton width="100%" height="72px" radius="20px" />
        </div>
      ) : failed ? (
        <FailedState
          picture="compass"
          title={t('rental.cartFailedTitle')}
          text={t('rental.cartFailedText')}
          onRetry={retry}
        />
      ) : !trip ? (
        <EmptyState
          picture="sport-utility-vehicle"
          title={t('rental.cartEmptyTitle')}
          text={t('rental.cartEmptyText')}
        />
      ) : (
        <>
          <TripSummary trip={trip} provider={lines[0]?.provider.name ?? ''} />
          <ul className="rental-cart-rows">
            {lines.map((line) => (
              <RentalCartRow key={line.id} line={line} changes={changes} />
            ))}
          </ul>
          <OfferGap trip={trip} />
        </>
      )}
    </Drawer>
  );

  function footer() {
    if (loading || failed) return null;
    if (!trip) {
      return (
        <Button size="lg" full onClick={() => void navigate('/home', { replace: open })}>
          {t('rental.cartContinue')}
        </Button>
      );
    }
    return (
      <div className="rental-cart-footer">
        <div className="layout-row layout-between rental-cart-sum">
          <span>
            <b className="text-title">{t('rental.cartTotal')}</b>
            <span className="text-caption">{t('rental.cartBeforeTax')}</span>
          </span>
          <Price now={money.exact(trip.total_cart_price)} before={money.exact(before)} />
        </div>
        <Button size="lg" full onClick={() => void navigate(BOOKING, { replace: open })}>
          {t('rental-booking.title')}
        </Button>
      </div>
    );
  }
}

/** A vehicle in the cart: quantity, price of the trip and remove button. */
function RentalCartRow(props: { line: RentalCartLine; changes: ReturnType<typeof useRentalCartChanges> }) {
  const { line, changes } = props;
  const t = useText();
  const money = useMoney();
  const { vehicle } = line;
  const { name } = vehicle;
  return (
    <li className="rental-cart-row" aria-busy={changes.busy || undefined}>
      <Tile
        name={vehicle.name}
        className="size-72 mirror-ltr"
        src={vehicle.thumbnail_full_url}
        art={vehicle.art}
        width={72}
      />
      <div className="rental-cart-row-main">
        <div className="layout-row layout-between">
          <b className="text-label text-clip">{name}</b>
          <IconButton label={t('rental.cartRemove', { name })} onClick={() => void changes.remove(line)}>
            <Trash2 size={18} />
          </IconButton>
        </div>
        <div className="layout-row layout-between">
          <VehicleQuantity line={line} changes={changes} />
          {line.total_price === null ? (
            <span className="text-caption">{t('rental.cartNotSo')}</span>
          ) : (
            <Price
              now={money.exact(line.total_price)}
              before={line.total_before_discount === null ? null : money.exact(line.total_before_discount)}
            />
          )}
        </div>
      </div>
    </li>
  );
}

/** Pickup and return of the cart's trip in the clock of its zone, with its destination and duration or distance. */
function TripSummary({ trip, provider }: { trip: CartTrip; provider: string }) {
  const t = useText();
  const times = useOrderTimes(trip.time_zone);
  const moment = (at: string) => (
    <>
      {times.day(at)}
      {t('ui.comma')} <bdi dir="ltr">{times.clock(at)}</bdi>
    </>
  );
  return (
    <section className="trip-summary" aria-label={t('rental.cartTrip')}>
      <b className="text-title">{provider}</b>
      <Fact icon={<MapPin className="icon" size={20} />} name={t('rental.pickupAt')}>
        <bdi>{trip.pickup_location.location_name}</bdi>
      </Fact>
      {trip.destination_location && (
        <Fact icon={<Flag className="icon" size={20} />} name={t('rental-booking.destination')}>
          <bdi>{trip.destination_location.location_name}</bdi>
        </Fact>
      )}
      <Fact icon={<CalendarClock className="icon" size={20} />} name={t('rental.pickupTime')}>
        {moment(trip.pickup_time)}
      </Fact>
      <Fact icon={<Undo2 size={20} className="icon mirror-rtl" />} name={t('rental-booking.returnTime')}>
        {moment(trip.destination_time)}
      </Fact>
      <Fact icon={<Timer className="icon" size={20} />} name={t('rental.tripMode')}>
        {t(`rental.mode.${trip.rental_type}`)}
        <span className="text-separator" /> {lengthText(trip, t)}
      </Fact>
      <ZoneNote timeZone={trip.time_zone} at={trip.pickup_time} />
    </section>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <p>
      {icon}
      <span>
        <span className="sr-only">{name} </span>
        {children}
      </span>
    </p>
  );
}
