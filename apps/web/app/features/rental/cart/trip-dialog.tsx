import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Vehicle } from '@errand/contract/rental';
import { toMinor } from '@errand/domain/money';
import {
  hoursOfDistance,
  type ProviderOffer,
  priceVehicles,
  type RentalType,
  type VehiclePrices,
} from '@errand/domain/rental';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { DateTimeField } from '@errand/ui/forms/date/date-field.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSession } from '#platform/session/index.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { useLimitText } from '../prices/trip-price.tsx';
import { fromField, nextPickup, toField } from './trip-clock.ts';
import type { TripChoice } from './use-rental-cart-changes.ts';
import './trip-dialog.css';

const DEFAULT_COUNT = { hourly: 2, day_wise: 1, distance_wise: 20 } satisfies Record<RentalType, number>;
const MAX_COUNT = { hourly: 24, day_wise: 60, distance_wise: 1000 } satisfies Record<RentalType, number>;

/**
 * The trip form: pickup time in the clock of the provider's zone, location, rental mode, and duration or distance within
 * the provider's limits.
 */
export function TripDialog(props: {
  vehicle: Vehicle;
  busy: boolean;
  onClose: () => void;
  onChoose: (trip: TripChoice) => void;
}) {
  const { vehicle, busy, onClose, onChoose } = props;
  const t = useText();
  const money = useMoney();
  const { point, location } = useSession();
  const { time_zone: timeZone } = vehicle;
  const modes = rentalModesOf(vehicle, money.style.digits);
  const [type, setType] = useState<RentalType>(modes[0]?.type ?? 'hourly');
  const [count, setCount] = useState(String(DEFAULT_COUNT[type]));
  const [openedAtMs] = useState(() => Date.now());
  const [at, setAt] = useState(() => nextPickup(openedAtMs, timeZone));
  const [problem, setProblem] = useState<'time' | 'count' | null>(null);
  const limitText = useLimitText(vehicle.provider.terms);
  const amount = Number(count);
  const isValid = Number.isInteger(amount) && amount >= 1 && amount <= MAX_COUNT[type];
  const mode = modes.find((each) => each.type === type);
  const length = { type, hours: hoursOf(type, amount), kilometers: amount };
  const { minimum_price: minimum } = vehicle.provider.terms;
  const minimumMinor = toMinor(minimum, money.style.digits);
  const offer = providerOffer(vehicle, money.style.digits);
  const vehicles = isValid && mode ? [{ prices: mode.prices, quantity: 1 }] : [];
  const [price] = priceVehicles({ vehicles, length, minimumMinor, offer });
  const limit = isValid ? limitText(length.hours) : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const pickup = fromField(at, timeZone);
    const isPast = pickup === null || Date.parse(pickup) < Date.now();
    const isPossible = isValid && limit === null;
    setProblem(isPast ? 'time' : isPossible ? null : 'count');
    if (isPast || !isPossible || !point) return;
    onChoose({
      pickup_location: { lat: point.latitude, lng: point.longitude, location_name: location ?? '' },
      destination_location: null,
      pickup_time: pickup,
      rental_type: type,
      estimated_hours: hoursOf(type, amount),
      ...(type === 'distance_wise' && { distance: amount }),
    });
  }

  function countError(): string | null {
    return isValid ? limit : t('rental.tripCountWrong', { most: MAX_COUNT[type] });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rental.tripTitle')}
      footer={
        <Button size="lg" full split type="submit" form="trip" loading={busy}>
          <span>{t('rental.tripAdd')}</span>
          {price && (
            <b>
              <bdi dir="ltr">{money.exactMinor(price.priceMinor)}</bdi>
            </b>
          )}
        </Button>
      }
    >
      <form id="trip" className="trip-dialog-form" noValidate onSubmit={submit}>
        <p className="layout-row trip-dialog-place">
          <MapPin className="icon" size={20} />
          <span>
            <span className="text-caption">{t('rental.pickupAt')}</span>
            <b className="text-label">
              <bdi>{location}</bdi>
            </b>
          </span>
        </p>
        <DateTimeField
          label={t('rental.pickupTime')}
          required
          timeZone={timeZone}
          value={at}
          min={toField(openedAtMs, timeZone)}
          onChange={setAt}
          error={problem === 'time' ? t('rental.tripLate') : null}
        />
        <ZoneNote timeZone={timeZone} at={fromField(at, timeZone) ?? new Date(openedAtMs).toISOString()} />
        <fieldset className="trip-dialog-types">
          <legend className="text-label">{t('rental.tripMode')}</legend>
          {modes.map((each) => (
            <RadioCard
              key={each.type}
              name="mode"
              value={each.type}
              checked={each.type === type}
              onChange={() => {
                setType(each.type);
                setCount(String(DEFAULT_COUNT[each.type]));
              }}
              title={t(`rental.mode.${each.type}`)}
              caption={
                <>
                  <bdi dir="ltr">{money.exact(each.now)}</bdi> {t(`rental.modeUnit.${each.type}`)}
                </>
              }
            />
          ))}
        </fieldset>
        <TextField
          inputMode="numeric"
          label={t(`rental.tripCount.${type}`)}
          value={count}
          onChange={(event) => setCount(event.target.value.trim())}
          error={problem === 'count' ? countError() : null}
        />
      </form>
    </Dialog>
  );
}

type RentalMode = { type: RentalType; now: number; prices: VehiclePrices };

/** The rental modes of a vehicle with the price per day, hour or kilometer in major units; per day first. */
function rentalModesOf(vehicle: Vehicle, digits: number): RentalMode[] {
  const minor = (price: number | null) => (price === null ? null : toMinor(price, digits));
  const prices: VehiclePrices = {
    hourlyMinor: minor(vehicle.hourly_price),
    perKmMinor: minor(vehicle.distance_price),
    dailyMinor: minor(vehicle.day_wise_price),
    discount:
      vehicle.discount_type === 'percent' ? vehicle.discount_price : toMinor(vehicle.discount_price, digits),
    discountType: vehicle.discount_type,
  };
  const all: { type: RentalType; now: number | null }[] = [
    { type: 'day_wise', now: vehicle.day_wise_price_now },
    { type: 'hourly', now: vehicle.hourly_price_now },
    { type: 'distance_wise', now: vehicle.distance_price_now },
  ];
  return all.flatMap(({ type, now }) => (now === null ? [] : [{ type, now, prices }]));
}

/** The running offer of a vehicle's provider; null without one. */
function providerOffer({ provider }: Pick<Vehicle, 'provider'>, digits: number): ProviderOffer | null {
  const { discount } = provider;
  return (
    discount && {
      percent: discount.discount,
      minPurchaseMinor: toMinor(discount.min_purchase, digits),
      maxDiscountMinor: toMinor(discount.max_discount, digits),
    }
  );
}

/** The hours of a number of hours or days, or that a number of kilometers takes. */
function hoursOf(type: RentalType, count: number): number {
  if (type === 'distance_wise') return hoursOfDistance(count);
  return type === 'day_wise' ? count * 24 : count;
}
