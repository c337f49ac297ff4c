import { useConfig } from '@errand/client/config.tsx';
import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { ArrowRight, CalendarClock, Flag, MapPin, Timer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { readStoredTripDraft } from './stored-trip-draft.ts';
import type { SearchedTrip } from './trip-address.ts';
import type { TripProblems } from './trip-draft.ts';
import { TripForm } from './trip-form.tsx';
import { TripZoneNote } from './trip-zone-note.tsx';
import './trip-bar.css';

type Props = {
  trip: SearchedTrip | null;
  /** The time zone of the trip, whose clock its times are in. */
  timeZone: string;
  /** The problems of the address's trip; with any, the form is open. */
  problems?: TripProblems | null;
  /** The page's address with a trip, or without any. */
  href: (trip: SearchedTrip | null) => string;
};

/** The trip of the address in one line, and the form to change it. */
export function TripBar(props: Props) {
  const hydrated = useHydrated();
  const { trip, problems } = props;
  // Another trip closes the form; so does hydration, unless the form was left to choose a place.
  return (
    <Bar
      key={`${hydrated} ${JSON.stringify(trip)}`}
      {...props}
      startsOpen={Boolean(problems) || (hydrated && readStoredTripDraft() !== null)}
    />
  );
}

function Bar({ trip, timeZone, problems, href, startsOpen }: Props & { startsOpen: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(startsOpen);
  return (
    <section className="trip-bar" aria-label={t('rental-search.yourTrip')}>
      <div className="trip-bar-line">
        {trip ? (
          <Summary trip={trip} />
        ) : (
          <p className="trip-bar-none">
            <b className="text-label">{t('rental-search.noTrip')}</b>
            <span className="text-meta">{t('rental-search.noTripText')}</span>
          </p>
        )}
        <span className="trip-bar-actions">
          {trip && (
            <Link className="text-link underlined tap-target" to={href(null)} preventScrollReset>
              {t('rental-search.dropTrip')}
            </Link>
          )}
          <Button
            variant="line"
            size="sm"
            className="trip-bar-change"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'rental-search.close' : trip ? 'rental-search.change' : 'rental-search.addTrip')}
          </Button>
        </span>
      </div>
      {trip && !open && <TripZoneNote timeZone={timeZone} at={trip.pickupAt} />}
      {open && (
        <TripForm
          trip={trip}
          timeZone={timeZone}
          problems={problems ?? undefined}
          onSearch={(next) => {
            setOpen(false);
            void navigate(href(next), { preventScrollReset: true });
          }}
        />
      )}
    </section>
  );
}

function Summary({ trip }: { trip: SearchedTrip }) {
  const t = useText();
  const text = useTripText();
  return (
    <dl className="trip-bar-facts">
      {trip.pickup?.name && (
        <Fact label={t('rental-search.pickup')} icon={<MapPin className="icon" size={20} />}>
          <bdi className="text-clip">{shortPlace(trip.pickup.name)}</bdi>
        </Fact>
      )}
      {trip.destination?.name && (
        <Fact label={t('rental-search.destination')} icon={<Flag className="icon" size={20} />}>
          <bdi className="text-clip">{shortPlace(trip.destination.name)}</bdi>
        </Fact>
      )}
      <Fact label={t('rental-search.pickupAt')} icon={<CalendarClock className="icon" size={20} />}>
        <Time at={trip.pickupAt} />
      </Fact>
      {trip.returnAt && (
        <Fact
          label={t('rental-search.returnAt')}
          icon={<ArrowRight size={20} className="icon mirror-rtl trip-bar-arrow" />}
        >
          <Time at={trip.returnAt} />
        </Fact>
      )}
      <Fact label={t('rental-search.kind')} icon={<Timer className="icon" size={20} />}>
        <span>{text.length(trip)}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="trip-bar-fact">
      <dt className="sr-only">{label}</dt>
      <dd>
        {icon}
        {children}
      </dd>
    </div>
  );
}

function Time({ at }: { at: string }) {
  const t = useText();
  const text = useTripText();
  return (
    <span>
      {text.day(at)}
      {t('ui.comma')} <bdi dir="ltr">{text.clock(at)}</bdi>
    </span>
  );
}

/** The street of an address. */
function shortPlace(address: string): string {
  return address.split(/[,،]/)[0]?.trim() ?? address;
}

const HOUR = 3_600_000;

/** Times and length of a searched trip as text, in the clock that it was chosen in. */
function useTripText() {
  const t = useText();
  const language = useLanguage();
  const { timeformat: clock } = useConfig();
  const dates = createDates({ language, clock, now: Date.now, timeZone: 'UTC' });
  return {
    day: (at: string) => dates.weekday(wall(at)),
    clock: (at: string) => dates.clock(wall(at)),
    /** "3 days", "6 hours" or "40 km"; started days and hours count in full. */
    length: ({ type, pickupAt, returnAt, kilometers }: SearchedTrip) => {
      if (type === 'distance_wise' || !returnAt) return t('rental.kilometers', { count: kilometers ?? 0 });
      const hours = (Date.parse(returnAt) - Date.parse(pickupAt)) / HOUR;
      if (type === 'hourly') return t('rental.hours', { count: Math.ceil(hours) });
      // Days follow the clock, so that a change of clocks adds none.
      const clockHours = (Date.parse(wall(returnAt)) - Date.parse(wall(pickupAt))) / HOUR;
      return t('rental.days', { count: Math.ceil(clockHours / 24) });
    },
  };
}

/** The clock of a time as if it were UTC. */
function wall(at: string): string {
  return `${at.slice(0, 16)}:00Z`;
}
