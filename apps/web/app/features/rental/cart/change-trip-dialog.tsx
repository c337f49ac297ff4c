import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { RentalType } from '@errand/domain/rental';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { DateTimeField } from '@errand/ui/forms/date/date-field.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { Note } from '@errand/ui/note.tsx';
import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PlaceSearch } from '#features/location/index.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { dayStart, fromField, toField } from './trip-clock.ts';
import {
  changeOf,
  problemOf,
  type TripFieldProblem,
  type TripPlace,
  type TripValues,
  valuesOfTrip,
  withPickup,
  withType,
} from './trip-values.ts';
import type { CartTrip } from './use-rental-cart.ts';
import type { TripChange } from './use-rental-cart-changes.ts';
import './trip-dialog.css';

export type TripFieldError = { field: string; text: string };

/** Changes place, times and kind of the cart's trip; a rejection is shown at its field. */
export function ChangeTripDialog(props: {
  trip: CartTrip;
  /** The rental types in which every vehicle of the cart is offered. */
  types: RentalType[];
  timeZone: string;
  /** The problems of the current trip, shown at the field to change. */
  problems: TripFieldError[];
  busy: boolean;
  /** Throws the rejection. */
  onSave: (change: TripChange) => Promise<void>;
  onClose: () => void;
}) {
  const { trip, types, timeZone, problems, busy, onSave, onClose } = props;
  const t = useText();
  const [values, setValues] = useState(() => valuesOfTrip(trip, timeZone));
  const [openedAtMs] = useState(() => Date.now());
  const [problem, setProblem] = useState<TripFieldError | null>(null);
  const set = (patch: Partial<TripValues>) => setValues((current) => ({ ...current, ...patch }));
  const start = useState(values)[0];
  /** The last rejection, else the trip's own problems while the values are unchanged. */
  const errorAt = (field: TripFieldProblem) => {
    if (problem) return problem.field === field ? problem.text : null;
    if (values !== start) return null;
    return problems.find((one) => one.field === field)?.text ?? null;
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = problemOf(values, timeZone, Date.now());
    setProblem(field && { field, text: t(PROBLEM_TEXTS[field]) });
    if (field) return;
    try {
      await onSave(changeOf(values, timeZone));
      onClose();
    } catch (error) {
      const rejected = error instanceof ApiError ? error.code : '';
      setProblem({ field: rejected, text: error instanceof Error ? error.message : '' });
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rental-booking.changeTrip')}
      footer={
        <Button size="lg" full type="submit" form="change-trip" loading={busy}>
          {t('rental-booking.saveTrip')}
        </Button>
      }
    >
      {/* Not a form, because the place search contains one. */}
      <div className="trip-dialog-form" data-form>
        <TripPlaceField
          label={t('rental.pickupAt')}
          search={t('rental-booking.searchPickup')}
          place={values.pickup}
          onPlace={(pickup) => set({ pickup })}
          error={errorAt('pickup_location')}
        />
        <form
          id="change-trip"
          className="trip-dialog-form"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <fieldset
            className="trip-dialog-types"
            role="radiogroup"
            aria-invalid={errorAt('rental_type') !== null}
          >
            <legend className="text-label">{t('rental.tripMode')}</legend>
            {types.map((type) => (
              <RadioCard
                key={type}
                name="kind"
                value={type}
                checked={type === values.type}
                error={errorAt('rental_type') && TYPE_ERROR}
                onChange={() => setValues((current) => withType(current, type, timeZone))}
                title={t(`rental.mode.${type}`)}
              />
            ))}
            {errorAt('rental_type') && (
              <span className="field-error" id={TYPE_ERROR}>
                {errorAt('rental_type')}
              </span>
            )}
          </fieldset>
          <DateTimeField
            label={t('rental.pickupTime')}
            required
            timeZone={timeZone}
            min={toField(openedAtMs, timeZone)}
            value={values.pickupAt}
            error={errorAt('pickup_time')}
            onChange={(at) => setValues((current) => withPickup(current, at, timeZone))}
          />
          <DateTimeField
            label={t('rental-booking.returnTime')}
            required
            timeZone={timeZone}
            min={dayStart(values.pickupAt, timeZone)}
            value={values.returnAt}
            error={errorAt('destination_time')}
            onChange={(returnAt) => set({ returnAt })}
          />
          <ZoneNote timeZone={timeZone} at={fromField(values.pickupAt, timeZone) ?? trip.pickup_time} />
          {values.type === 'distance_wise' && (
            <TextField
              inputMode="decimal"
              dir="ltr"
              label={t('rental.tripCount.distance_wise')}
              value={values.kilometers}
              error={errorAt('distance')}
              onChange={(event) => set({ kilometers: event.target.value.trim() })}
            />
          )}
          {problem && !(problem.field in PROBLEM_TEXTS) && (
            <Note live="alert" tone="warn" text={problem.text} />
          )}
        </form>
        {values.type === 'distance_wise' && (
          <TripPlaceField
            label={t('rental-booking.destination')}
            search={t('rental-booking.searchDestination')}
            place={values.destination}
            onPlace={(destination) => set({ destination })}
            error={null}
          />
        )}
      </div>
    </Dialog>
  );
}

const TYPE_ERROR = 'change-trip-type-error';

const PROBLEM_TEXTS = {
  pickup_location: 'rental-booking.need.pickup',
  pickup_time: 'rental.tripLate',
  destination_time: 'rental-booking.need.return',
  rental_type: 'rental.cartNotSo',
  distance: 'rental-booking.need.distance',
} as const satisfies Record<TripFieldProblem, string>;

/** A place of the trip and the search that replaces it. */
function TripPlaceField(props: {
  label: string;
  /** The label of the search. */
  search: string;
  place: TripPlace | null;
  onPlace: (place: TripPlace) => void;
  error: string | null;
}) {
  const { label, search, place, onPlace, error } = props;
  return (
    <div className="trip-dialog-spot">
      {place && (
        <p className="layout-row trip-dialog-place">
          <MapPin className="icon" size={20} />
          <span>
            <span className="text-caption">{label}</span>
            <b className="text-label">
              <bdi>{place.location_name}</bdi>
            </b>
          </span>
        </p>
      )}
      <PlaceSearch
        label={search}
        placeholder={search}
        onFound={({ point, address }) =>
          onPlace({ lat: point.latitude, lng: point.longitude, location_name: address })
        }
      />
      {error && <GroupError>{error}</GroupError>}
    </div>
  );
}
