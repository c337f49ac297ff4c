import { formatClock, parseClock } from '@errand/domain/time';
import { TimeField } from '@errand/ui/forms/date/date-field.tsx';
import type { ControlProps } from './form-types.ts';

const DAY = 1440;

/** A time of the day; its value is in minutes, NaN for a text that is no time. As an `end`, midnight ends the day. */
export function DayTimeControl(props: ControlProps & { end?: boolean }) {
  const { id, label, value, onChange, error, end = false } = props;
  return (
    <TimeField
      id={id}
      label={label}
      error={error}
      required
      value={timeOf(typeof value === 'number' ? value % DAY : 0)}
      onChange={(time) => {
        const minute = parseClock(time) ?? Number.NaN;
        onChange(end && minute === 0 ? DAY : minute);
      }}
    />
  );
}

/** "07:30" of 450; empty for NaN. */
function timeOf(minute: number): string {
  return Number.isNaN(minute) ? '' : formatClock(minute, '24');
}
