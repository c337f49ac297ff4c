import { useText } from '@errand/client/i18n.tsx';
import { instantOf, isCalendarDay, isoDate, localTime } from '@errand/domain/time';
import { DateInput } from '@errand/ui/forms/date/date-input.tsx';
import { useSession } from '#platform/session.ts';
import type { Filter } from './list-types.ts';
import type { ListAddress } from './use-list-address.ts';

/** Whole days of the shop's clock: `from` is the start of the first, `to` the end of the last. */
export function RangeFilter({ filter, address }: { filter: Filter; address: ListAddress }) {
  const t = useText();
  const isSet = address.get('from') !== undefined || address.get('to') !== undefined;
  return (
    <span
      className="list-filter list-range"
      role="group"
      aria-label={filter.label}
      data-set={isSet || undefined}
    >
      <span aria-hidden="true">{filter.label}</span>
      <DayField
        label={t('blocks.from', { filter: filter.label })}
        name="from"
        edge="start"
        address={address}
      />
      <span aria-hidden="true">–</span>
      <DayField label={t('blocks.to', { filter: filter.label })} name="to" edge="end" address={address} />
    </span>
  );
}

function DayField(props: {
  label: string;
  name: 'from' | 'to';
  edge: 'start' | 'end';
  address: ListAddress;
}) {
  const { label, name, edge, address } = props;
  const t = useText();
  const { time_zone: timeZone } = useSession();
  return (
    <DateInput
      label={label}
      emptyText={t('ui.anyDay')}
      timeZone={timeZone}
      value={dayOf(address.get(name), timeZone)}
      onChange={(day) => {
        if (day === '') address.set({ [name]: undefined });
        else if (isCalendarDay(day)) address.set({ [name]: edgeOf(day, edge, timeZone) });
      }}
    />
  );
}

/** "2026-11-24" of an instant, by the shop's clock. */
function dayOf(instant: string | undefined, timeZone: string): string {
  const at = Date.parse(instant ?? '');
  return Number.isNaN(at) ? '' : isoDate(localTime(at, timeZone));
}

/** The first or the last instant of a day, by the shop's clock. */
export function edgeOf(date: string, edge: 'start' | 'end', timeZone: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const minutes = edge === 'start' ? 0 : 1440;
  const at = instantOf({ year, month, day, minutes }, timeZone);
  return new Date(edge === 'start' ? at : at - 1).toISOString();
}
