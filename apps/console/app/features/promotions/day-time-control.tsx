import { TextField } from '@errand/ui/forms/field.tsx';
import type { ControlProps } from '#blocks/form/index.ts';

const DAY = 1440;

/** A time of the day; its value is in minutes. As an `end`, midnight is the end of the day. */
export function DayTimeControl(props: ControlProps & { end?: boolean }) {
  const { id, label, value, onChange, error, end = false } = props;
  return (
    <TextField
      id={id}
      type="time"
      label={label}
      error={error}
      value={timeOf(typeof value === 'number' ? value % DAY : 0)}
      onChange={({ target }) => {
        const [hours = 0, minutes = 0] = target.value.split(':').map(Number);
        const minute = hours * 60 + minutes;
        onChange(end && minute === 0 ? DAY : minute);
      }}
    />
  );
}

/** "07:30" of 450. */
function timeOf(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
