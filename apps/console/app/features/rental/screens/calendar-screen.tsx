import { useText } from '@errand/client/i18n.tsx';
import { getFleetCalendar } from '@errand/contract/console/rental/calendar';
import { listVehicleOptions } from '@errand/contract/console/rental/vehicles';
import { addDays, isCalendarDay, isoDate, localTime } from '@errand/domain/time';
import { Button } from '@errand/ui/forms/button.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '#blocks/page/load-failed.tsx';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery, useRead } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import { ClosureDialog, type EditedClosure } from '../calendar/closure-dialog.tsx';
import { FleetCalendar } from '../calendar/fleet-calendar.tsx';
import { RentalTabs } from '../rental-tabs.tsx';

const LENGTHS = [7, 14, 28];

/** The calendar of one provider's vehicles. Provider, first day, length and kind of vehicle are in the address. */
export default function CalendarScreen() {
  const t = useText();
  const { providers } = useRead('rental', listVehicleOptions, {});
  const [params] = useSearchParams();
  const wanted = Number(params.get('provider'));
  const provider = providers.find(({ id }) => id === wanted) ?? providers[0];
  return (
    <Page title={t('rental.calendar')} text={t('rental.calendarText')}>
      <RentalTabs />
      {provider ? (
        <ProviderCalendar key={provider.id} providerId={provider.id} providers={providers} />
      ) : (
        <EmptyState level={2} title={t('rental.noProvider')} text={t('rental.noProviderText')} />
      )}
    </Page>
  );
}

function ProviderCalendar(props: { providerId: number; providers: { id: number; name: string }[] }) {
  const { providerId, providers } = props;
  const t = useText();
  const { time_zone: timeZone } = useSession();
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<EditedClosure | null>(null);
  const [now] = useState(() => Date.now());
  const today = isoDate(localTime(now, timeZone));
  const from = [params.get('from') ?? ''].find(isCalendarDay) ?? today;
  const days = LENGTHS.find((length) => String(length) === params.get('days')) ?? 14;
  const vehicle = params.get('vehicle') ?? '';
  const set = (name: string, value: string) =>
    setParams((before) => {
      before.set(name, value);
      return before;
    });
  const query = { from, days, ...(/^\d+$/.test(vehicle) && { vehicle_id: Number(vehicle) }) };
  const { data, error, refetch } = useQuery({
    ...consoleQuery('rental', getFleetCalendar, { params: { id: providerId }, query }),
    placeholderData: keepPreviousData,
  });
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const shifted = (by: number) => isoDate(addDays({ year, month, day }, by));
  return (
    <>
      <div className="fleet-calendar-choices">
        {providers.length > 1 && (
          <SelectField
            label={t('rental.provider')}
            value={String(providerId)}
            onChange={({ target }) => set('provider', target.value)}
          >
            <NamedOptions rows={providers} />
          </SelectField>
        )}
        <SelectField
          label={t('rental.vehicle')}
          value={vehicle}
          onChange={({ target }) => set('vehicle', target.value)}
        >
          <option value="">{t('rental.allVehicles')}</option>
          <NamedOptions rows={data?.vehicles ?? []} />
        </SelectField>
        <SelectField
          label={t('rental.days')}
          value={String(days)}
          onChange={({ target }) => set('days', target.value)}
        >
          {LENGTHS.map((length) => (
            <option key={length} value={length}>
              {t('rental.dayCount', { count: length })}
            </option>
          ))}
        </SelectField>
        <span className="fleet-calendar-steps">
          <Button variant="quiet" onClick={() => set('from', shifted(-days))}>
            {t('rental.earlier')}
          </Button>
          <Button variant="quiet" onClick={() => set('from', today)}>
            {t('rental.today')}
          </Button>
          <Button variant="quiet" onClick={() => set('from', shifted(days))}>
            {t('rental.later')}
          </Button>
        </span>
      </div>
      {error && <LoadFailed error={error} retry={refetch} />}
      {data?.has_more && <Note text={t('rental.calendarMore', { count: data.rows.length })} />}
      {data?.rows.length === 0 && (
        <EmptyState level={2} title={t('rental.noPlatesYet')} text={t('rental.noPlatesYetText')} />
      )}
      {data && data.rows.length > 0 && <FleetCalendar calendar={data} onEdit={setEdited} />}
      {edited && data && (
        <ClosureDialog
          edited={edited}
          plates={data.rows
            .filter(({ vehicle: { id } }) => id === edited.row.vehicle.id)
            .map(({ plate }) => plate)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
