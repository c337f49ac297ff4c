import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Vehicle } from '@errand/contract/rental';
import type { TripPrice } from '@errand/contract/rental-trip-fields';
import { toMinor } from '@errand/domain/money';
import { Note } from '@errand/ui/note.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Price } from '@errand/ui/price.tsx';
import { CalendarX, ChevronRight, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { Rated } from '#platform/rated.tsx';
import { AddVehicle } from '../cart/add-vehicle.tsx';
import { useLengthLimit, useUnits } from '../prices/trip-price.tsx';
import { providerHref } from '../rental-links.ts';
import { AddForTrip } from '../search/add-for-trip.tsx';
import type { SearchedTrip } from '../search/trip-address.ts';
import { pricesOf } from './vehicle-price.tsx';
import './vehicle-order.css';

/** Name, provider, price and the button that adds the vehicle to the trip. */
export function VehicleOrder({ vehicle, trip }: { vehicle: Vehicle; trip: SearchedTrip | null }) {
  const { avg_rating: average, total_reviews: count } = vehicle;
  return (
    <div className="vehicle-order">
      <ProviderLine vehicle={vehicle} trip={trip} />
      <h1 className="text-h1">{vehicle.name}</h1>
      <Rated average={average} count={count} withWord />
      {vehicle.description && <p className="vehicle-order-text">{vehicle.description}</p>}
      {trip ? <ForTrip vehicle={vehicle} trip={trip} /> : <Prices vehicle={vehicle} />}
    </div>
  );
}

/** The price of the searched trip, or why the vehicle cannot be rented for it. */
function ForTrip({ vehicle, trip }: { vehicle: Vehicle; trip: SearchedTrip }) {
  const t = useText();
  const limit = useLengthLimit(vehicle);
  if (!vehicle.trip)
    return (
      <>
        <TripNote title={t('rental-search.notSo', { kind: trip.type })} text={t('rental-search.notSoText')} />
        <Prices vehicle={vehicle} />
      </>
    );
  const free = vehicle.free_vehicles ?? 0;
  return (
    <>
      <TripPriceTable trip={vehicle.trip} deposit={vehicle.provider.terms.deposit} />
      {free === 0 ? (
        <TripNote title={t('rental-search.taken')} text={t('rental-search.takenText')} />
      ) : limit ? (
        <TripNote title={limit} />
      ) : (
        <div className="vehicle-order-add">
          <AddForTrip vehicle={vehicle} price={vehicle.trip} trip={trip} />
          {free <= 2 && free < vehicle.total_vehicles && (
            <p className="text-caption">{t('rental-search.hoursLeft', { count: free })}</p>
          )}
        </div>
      )}
    </>
  );
}

/** Without a trip: the prices of every way to rent. */
function Prices({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const money = useMoney();
  return (
    <section className="vehicle-order-prices" aria-label={t('rental-search.prices')}>
      <dl>
        {pricesOf(vehicle).map(({ unit, now, before }) => (
          <div key={unit}>
            <dt>{t(unit)}</dt>
            <dd>
              <b>
                <bdi dir="ltr">{money.exact(now)}</bdi>
              </b>
              {before !== null && before !== now && (
                <s>
                  <span className="sr-only">{t('ui.before')} </span>
                  <bdi dir="ltr">{money.exact(before)}</bdi>
                </s>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <AddVehicle vehicle={vehicle}>{t('rental-search.addToTrip')}</AddVehicle>
    </section>
  );
}

function TripNote({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <Note tone="warn" icon={text ? CalendarX : Info}>
      <span>
        <b>{title}</b> {text}
      </span>
    </Note>
  );
}

/** A link to the page of the provider of a vehicle. */
function ProviderLine({ vehicle, trip }: { vehicle: Vehicle; trip: SearchedTrip | null }) {
  const { provider } = vehicle;
  return (
    <Link className="provider-line" to={providerHref(provider.slug, trip)} prefetch="intent">
      <Tile
        name={provider.name}
        className="size-40 round mirror-ltr"
        src={provider.logo_full_url}
        art={provider.cover_art}
        width={40}
      />
      <span>
        <b className="text-label">{provider.name}</b>
        <span className="text-caption">
          <Rated average={provider.avg_rating} count={provider.rating_count} />
        </span>
      </span>
      <ChevronRight className="icon mirror-rtl" size={18} />
    </Link>
  );
}

/** The parts of a trip's price, its total, and the deposit, which the total does not include. */
function TripPriceTable({ trip, deposit }: { trip: TripPrice; deposit: number }) {
  const t = useText();
  const money = useMoney();
  const units = useUnits();
  const { digits } = money.style;
  const minor = (amount: number) => toMinor(amount, digits);
  const used = minor(trip.price) + minor(trip.offer_discount) - minor(trip.minimum_addition);
  return (
    <dl className="trip-price-table" aria-label={t('rental-search.priceMadeOf')}>
      <Row
        label={t('rental-search.parts', {
          length: units(trip),
          price: `\u2068${money.exact(trip.unit_price)}\u2069`,
        })}
      >
        <bdi dir="ltr">{money.exactMinor(used)}</bdi>
      </Row>
      {trip.minimum_addition > 0 && (
        <Row label={t('rental-search.minimum')}>
          <bdi dir="ltr">{money.exact(trip.minimum_addition)}</bdi>
        </Row>
      )}
      {trip.offer_discount > 0 && (
        <Row label={t('rental-search.offer')}>
          <bdi dir="ltr">{money.exact(-trip.offer_discount)}</bdi>
        </Row>
      )}
      <Row label={t('rental-search.total')} total>
        <Price
          large
          now={money.exact(trip.price)}
          before={trip.discount > 0 ? money.exact(trip.price_before_discount) : null}
        />
      </Row>
      {deposit > 0 && (
        <Row label={t('rental-search.rule.deposit')} note>
          {t('rental-search.rule.depositText', { amount: `\u2068${money.exact(deposit)}\u2069` })}
        </Row>
      )}
    </dl>
  );
}

function Row(props: { label: string; total?: boolean; note?: boolean; children: ReactNode }) {
  const { label, total, note, children } = props;
  return (
    <div data-part={total ? 'total' : note ? 'note' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
