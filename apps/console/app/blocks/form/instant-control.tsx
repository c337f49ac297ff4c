import { useText } from '@errand/client/i18n.tsx';
import { instantOf, isCalendarDay, isoDate, localTime, parseClock } from '@errand/domain/time';
import { DateTimeField } from '@errand/ui/forms/date/date-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useSession } from '#platform/session.ts';
import type { FieldProps } from './form-types.ts';

/** A day with a time in the shop's clock, which it names. Its value is an ISO instant, or a text that the form rejects. */
export function InstantControl({ name, field, isRequired, value, onChange, error }: FieldProps) {
  const t = useText();
  const { time_zone: timeZone } = useSession();
  const zone = t('blocks.shopClock', { zone: isolate(timeZone) });
  return (
    <DateTimeField
      name={name}
      label={field.label}
      help={field.help ? `${field.help} ${zone}` : zone}
      error={error}
      optional={!isRequired}
      required={isRequired}
      timeZone={timeZone}
      value={localText(value, timeZone)}
      onChange={(text) => onChange(text === '' ? undefined : (instantText(text, timeZone) ?? text))}
    />
  );
}

/** "2026-11-24T18:30" of an instant; any other text stays. */
export function localText(value: unknown, timeZone: string): string {
  if (typeof value !== 'string') return '';
  const at = Date.parse(value);
  if (!value.endsWith('Z') || Number.isNaN(at)) return value;
  const local = localTime(at, timeZone);
  const minutes = String(local.minutes % 60).padStart(2, '0');
  return `${isoDate(local)}T${String(Math.floor(local.minutes / 60)).padStart(2, '0')}:${minutes}`;
}

/** The instant of "2026-11-24T18:30"; null for any other text. */
export function instantText(text: string, timeZone: string): string | null {
  const [day = '', clock = ''] = text.split('T');
  const minutes = parseClock(clock);
  if (minutes === null || !isCalendarDay(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(instantOf({ year, month, day: date, minutes }, timeZone)).toISOString();
}
