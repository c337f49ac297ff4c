import { useText } from '@errand/client/i18n.tsx';
import { LazyPart } from '@errand/client/lazy-part.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { RENTAL_TYPES } from '@errand/domain/rental';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { CalendarDays, Clock, Flag, MapPin, Route, Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { dayStart, fromField, toField } from '../cart/trip-clock.ts';
import { lazyDestinationDialog } from './lazy-destination-dialog.ts';
import { clearStoredTripDraft, readStoredTripDraft, storeTripDraft } from './stored-trip-draft.ts';
import { MOST_KILOMETERS, type SearchedTrip, type TripPlace } from './trip-address.ts';
import { NumberBox, PlaceBox, TimeBox } from './trip-boxes.tsx';
import {
  draftOf,
  NO_DRAFT,
  problemsOf,
  returnFor,
  searchedTrip,
  TRIP_FIELDS,
  type TripDraft,
  type TripField,
  type TripProblems,
  withPickup,
} from './trip-draft.ts';
import { TripZoneNote } from './trip-zone-note.tsx';
import './trip-form.css';

const KIND_ICON = { hourly: Clock, day_wise: CalendarDays, distance_wise: Route };

type Props = {
  /** The trip of the address. */
  trip: SearchedTrip | null;
  /** The time zone of the trip, whose clock the times are in. */
  timeZone: string;
  /** The problems of that trip. */
  problems?: TripProblems | undefined;
  onSearch: (trip: SearchedTrip) => void;
};

/** The trip form. Its first times depend on the current one, so they are filled in after hydration. */
export function TripForm(props: Props) {
  const hydrated = useHydrated();
  return <Fields key={String(hydrated)} {...props} hydrated={hydrated} />;
}

function Fields(props: Props & { hydrated: boolean }) {
  const { trip, timeZone, problems: given = {}, onSearch, hydrated } = props;
  const t = useText();
  const place = useOverlay('place');
  const { point, location } = useSession();
  const [{ draft: first, restored }] = useState(() => firstDraft(props));
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState(restored ? {} : given);
  const [finding, setFinding] = useState(false);
  const [openedAtMs] = useState(() => Date.now());
  useEffect(() => {
    if (hydrated) clearStoredTripDraft();
  }, [hydrated]);
  const chosen: TripPlace | null = point && {
    lat: point.latitude,
    lng: point.longitude,
    name: location ?? '',
  };
  // The place of the address, until the visitor chooses one.
  const pickup = (restored ? null : trip?.pickup) ?? chosen;
  const byDistance = draft.type === 'distance_wise';

  function change(next: TripDraft, ...fields: TripField[]): void {
    setDraft(next);
    setProblems(
      Object.fromEntries(Object.entries(problems).filter(([at]) => !fields.includes(at as TripField))),
    );
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = problemsOf(draft, pickup, Date.now(), timeZone);
    setProblems(found);
    const [wrong] = TRIP_FIELDS.filter((at) => found[at]);
    if (!wrong) return onSearch(searchedTrip(draft, pickup, timeZone));
    event.currentTarget.querySelector<HTMLElement>(`[data-field=${wrong}]`)?.focus();
  }

  const errorOf = (field: TripField) => {
    const problem = problems[field];
    return problem ? t(`rental-search.problem.${problem}`, { most: MOST_KILOMETERS }) : null;
  };
  return (
    <>
      <form className="trip-form" noValidate aria-label={t('rental-search.form')} onSubmit={submit}>
        <fieldset className="segment full trip-form-kinds">
          <legend className="sr-only">{t('rental-search.kind')}</legend>
          {RENTAL_TYPES.map((type) => {
            const Icon = KIND_ICON[type];
            return (
              <button
                type="button"
                key={type}
                className={cx(draft.type === type && 'on')}
                aria-pressed={draft.type === type}
                onClick={() =>
                  change(
                    { ...draft, type, returnAt: returnFor(type, draft.pickupAt, timeZone) },
                    'returnAt',
                    'kilometers',
                  )
                }
              >
                <Icon className="icon" size={18} />
                {t(`rental-search.kind.${type}`)}
              </button>
            );
          })}
        </fieldset>
        <div className={cx('trip-form-boxes', byDistance && 'trip-form-wide')}>
          <PlaceBox
            field="pickup"
            label={t('rental-search.pickup')}
            icon={<MapPin className="icon" size={18} />}
            value={pickup?.name ?? ''}
            placeholder={t('rental-search.chooseLocation')}
            error={errorOf('pickup')}
            onPress={() => {
              storeTripDraft(draft);
              place.show();
            }}
          />
          {byDistance && (
            <PlaceBox
              field="destination"
              label={t('rental-search.destination')}
              icon={<Flag className="icon" size={18} />}
              value={draft.destination?.name ?? ''}
              placeholder={t('rental-search.destinationOptional')}
              onPress={() => setFinding(true)}
            />
          )}
          <TimeBox
            field="pickupAt"
            timeZone={timeZone}
            min={toField(openedAtMs, timeZone)}
            label={t('rental-search.pickupAt')}
            value={draft.pickupAt}
            error={errorOf('pickupAt')}
            onChange={(value) => change(withPickup(draft, value, timeZone), 'pickupAt', 'returnAt')}
          />
          {byDistance ? (
            <NumberBox
              field="kilometers"
              label={t('rental-search.distance')}
              icon={<Route className="icon" size={18} />}
              value={draft.kilometers}
              error={errorOf('kilometers')}
              onChange={(kilometers) => change({ ...draft, kilometers }, 'kilometers')}
            />
          ) : (
            <TimeBox
              field="returnAt"
              timeZone={timeZone}
              min={dayStart(draft.pickupAt, timeZone)}
              label={t('rental-search.returnAt')}
              value={draft.returnAt}
              error={errorOf('returnAt')}
              onChange={(returnAt) => change({ ...draft, returnAt }, 'returnAt')}
            />
          )}
          <Button type="submit" size="lg" className="trip-form-go">
            <Search className="icon" size={20} />
            {t('rental-search.search')}
          </Button>
        </div>
        <TripZoneNote timeZone={timeZone} at={fromField(draft.pickupAt, timeZone)} />
      </form>
      {/* Outside of the form, because its own search would submit it. */}
      <LazyPart
        of={lazyDestinationDialog}
        wanted={finding}
        props={{
          from: pickup,
          onClose: () => setFinding(false),
          onFound: (destination, kilometers) => {
            setFinding(false);
            change(
              { ...draft, destination, kilometers: kilometers ? String(kilometers) : draft.kilometers },
              'kilometers',
            );
          },
        }}
      />
    </>
  );
}

/** The values stored while the visitor chose a place, else those of the address. */
function firstDraft({ trip, timeZone, hydrated }: Props & { hydrated: boolean }) {
  if (!hydrated) return { draft: { ...NO_DRAFT, type: trip?.type ?? NO_DRAFT.type }, restored: false };
  const restored = readStoredTripDraft();
  return { draft: restored ?? draftOf(trip, Date.now(), timeZone), restored: restored !== null };
}
