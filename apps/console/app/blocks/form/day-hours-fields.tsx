import { useText } from '@errand/client/i18n.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { useId } from 'react';
import { useWeekdays } from '#platform/weekdays.ts';
import { DayTimeControl } from './day-time-control.tsx';
import './day-hours-fields.css';

/** Days of the week, 0 is Sunday, and minutes of the day. */
export type DayHours = { days: number[]; from: number; to: number };

/** Days of the week, and hours. */
export function DayHoursFields(props: { value: DayHours; onChange: (changed: DayHours) => void }) {
  const { value, onChange } = props;
  const { days, from, to } = value;
  const id = useId();
  const t = useText();
  const weekdays = useWeekdays();
  return (
    <>
      <fieldset className="day-hours-days">
        <legend className="text-label">{t('blocks.days')}</legend>
        {weekdays.map(({ day, name }) => (
          <CheckRow
            key={day}
            name={`${id}-${day}`}
            checked={days.includes(day)}
            onChange={(isOn) =>
              onChange({
                days: weekdays.flatMap((one) =>
                  (one.day === day ? isOn : days.includes(one.day)) ? one.day : [],
                ),
                from,
                to,
              })
            }
          >
            {name}
          </CheckRow>
        ))}
      </fieldset>
      <DayTimeControl
        id={`${id}-from`}
        label={t('blocks.dayFrom')}
        value={from}
        error={undefined}
        onChange={(minute) => onChange({ days, from: minute as number, to })}
      />
      <DayTimeControl
        id={`${id}-to`}
        label={t('blocks.dayUntil')}
        value={to}
        error={undefined}
        end
        onChange={(minute) => onChange({ days, from, to: minute as number })}
      />
    </>
  );
}
