import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Vehicle } from '@errand/contract/rental';
import { toMajor } from '@errand/domain/money';
import { type RentalType, usagePrice } from '@errand/domain/rental';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSession } from '#platform/session/index.ts';
import { hoursOf, nextPickup, rentalModesOf } from '../rental-modes.ts';
import type { TripChoice } from './use-rental-cart-changes.ts';
import './trip-dialog.css';

const DEFAULT_COUNT = { hourly: 2, day_wise: 1, distance_wise: 20 } satisfies Record<RentalType, number>;
const MAX_COUNT = { hourly: 24, day_wise: 60, distance_wise: 1000 } satisfies Record<RentalType, number>;

/** The trip form: pickup time and location, rental mode, and duration or distance. */
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
  const modes = rentalModesOf(vehicle, money.style.digits);
  const [type, setType] = useState<RentalType>(modes[0]?.type ?? 'hourly');
  const [count, setCount] = useState(String(DEFAULT_COUNT[type]));
  const [openedAtMs] = useState(() => Date.now());
  const [at, setAt] = useState(() => nextPickup(openedAtMs));
  const [problem, setProblem] = useState<'time' | 'count' | null>(null);
  const amount = Number(count);
  const isValid = Number.isInteger(amount) && amount >= 1 && amount <= MAX_COUNT[type];
  const mode = modes.find((each) => each.type === type);
  const usage = { type, hours: hoursOf(type, amount), kilometers: amount, quantity: 1 };
  const price = isValid && mode ? usagePrice(mode.prices, usage) : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const pickup = new Date(at);
    const isPast = Number.isNaN(pickup.getTime()) || pickup.getTime() < Date.now();
    setProblem(isPast ? 'time' : isValid ? null : 'count');
    if (isPast || !isValid || !point) return;
    onChoose({
      pickup_location: { lat: point.latitude, lng: point.longitude, location_name: location ?? '' },
      pickup_time: pickup.toISOString(),
      rental_type: type,
      estimated_hours: hoursOf(type, amount),
      ...(type === 'distance_wise' && { distance: amount }),
    });
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
              <bdi dir="ltr">{money.exact(toMajor(price.priceMinor, money.style.digits))}</bdi>
            </b>
          )}
        </Button>
      }
    >
      <form id="trip" className="trip-dialog-form" noValidate onSubmit={submit}>
        <p className="layout-row trip-dialog-place">
          <MapPin className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span className="text-caption">{t('rental.pickupAt')}</span>
            <b className="text-label">
              <bdi>{location}</bdi>
            </b>
          </span>
        </p>
        <TextField
          type="datetime-local"
          label={t('rental.pickupTime')}
          value={at}
          min={nextPickup(openedAtMs - 3_600_000)}
          onChange={(event) => setAt(event.target.value)}
          error={problem === 'time' ? t('rental.tripLate') : null}
        />
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
          error={
            problem === 'count' && !isValid ? t('rental.tripCountWrong', { most: MAX_COUNT[type] }) : null
          }
        />
      </form>
    </Dialog>
  );
}
