import { useText } from '@errand/client/i18n.tsx';
import { isCalendarDay } from '@errand/domain/time';
import { DateInput } from '@errand/ui/forms/date/date-input.tsx';
import type { Filter } from './list-types.ts';
import type { ListAddress } from './use-list-address.ts';

/** Whole days in the member's time zone: `from` is the start of the first, `to` the end of the last. */
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
        time="00:00:00.000"
        address={address}
      />
      <span aria-hidden="true">–</span>
      <DayField
        label={t('blocks.to', { filter: filter.label })}
        name="to"
        time="23:59:59.999"
        address={address}
      />
    </span>
  );
}

function DayField(props: { label: string; name: 'from' | 'to'; time: string; address: ListAddress }) {
  const { label, name, time, address } = props;
  const t = useText();
  return (
    <DateInput
      label={label}
      emptyText={t('ui.anyDay')}
      value={dayOf(address.get(name))}
      onChange={(day) => {
        if (day === '') address.set({ [name]: undefined });
        else if (isCalendarDay(day)) address.set({ [name]: new Date(`${day}T${time}`).toISOString() });
      }}
    />
  );
}

/** "2026-11-24" of an instant, in the member's time zone. */
function dayOf(instant: string | undefined): string {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
