import { useText } from '@errand/client/i18n.tsx';
import type { StoreHoliday } from '@errand/contract/console/stores';
import { isCalendarDay, isoDate, localTime } from '@errand/domain/time';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { DateInput } from '@errand/ui/forms/date/date-input.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { X } from 'lucide-react';
import type { ControlProps } from '#blocks/form/form-types.ts';

/** Ranges of days on which a store is closed, in the clock of its zone. */
export function HolidaysControl(props: ControlProps & { timeZone: string }) {
  const { label, value, onChange, error, timeZone } = props;
  const t = useText();
  const holidays = value as StoreHoliday[];
  const change = (index: number, next: Partial<StoreHoliday>) =>
    onChange(holidays.map((row, at) => (at === index ? { ...row, ...next } : row)));
  return (
    <fieldset className="holidays-control">
      <legend className="text-label">{label}</legend>
      <p className="field-help">{t('stores.holidaysHelp')}</p>
      {error && <GroupError>{error}</GroupError>}
      {holidays.map(({ from, to }, index) => (
        <div key={index} className="hours-control-row">
          <DateInput
            label={t('stores.holidayFrom')}
            required
            timeZone={timeZone}
            value={from}
            onChange={(day) =>
              change(index, { from: day, ...(isCalendarDay(day) && day > to && { to: day }) })
            }
          />
          <span aria-hidden="true">–</span>
          <DateInput
            label={t('stores.holidayTo')}
            required
            timeZone={timeZone}
            value={to}
            min={isCalendarDay(from) ? from : undefined}
            onChange={(day) => change(index, { to: day })}
          />
          <IconButton
            small
            label={t('stores.removeHoliday')}
            onClick={() => onChange(holidays.filter((_, at) => at !== index))}
          >
            <X className="icon-bold" size={18} />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          const today = isoDate(localTime(Date.now(), timeZone));
          onChange([...holidays, { from: today, to: today }]);
        }}
      >
        {t('stores.addHoliday')}
      </Button>
    </fieldset>
  );
}
