import { useText } from '@errand/client/i18n.tsx';
import type { StoreHours } from '@errand/contract/console/stores';
import { formatClock, parseClock } from '@errand/domain/time';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { TimeInput } from '@errand/ui/forms/date/time-input.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { Plus, X } from 'lucide-react';
import type { ControlProps } from '#blocks/form/form-types.ts';
import { useWeekdays } from '#platform/weekdays.ts';
import './hours-control.css';

const USUAL = { opens: 9 * 60, closes: 22 * 60 };

/** Opening hours of a week: any number of intervals a day. */
export function HoursControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  const weekdays = useWeekdays();
  const hours = value as StoreHours[];
  const replace = (row: StoreHours, next: StoreHours[]) =>
    onChange(hours.flatMap((other) => (other === row ? next : [other])));

  return (
    <fieldset className="hours-control">
      <legend className="text-label">{label}</legend>
      {error && <GroupError>{error}</GroupError>}
      {weekdays.map(({ day, name }) => {
        const rows = hours.filter((row) => row.day === day);
        return (
          <div key={day} className="hours-control-day">
            <span className="hours-control-name">{name}</span>
            <div className="hours-control-rows">
              {rows.length === 0 && <span className="text-muted">{t('stores.closedDay')}</span>}
              {rows.map((row, index) => (
                <div key={index} className="hours-control-row">
                  <HourInput
                    label={t('stores.from', { day: name })}
                    minutes={row.opens}
                    onChange={(opens) => replace(row, [{ ...row, opens }])}
                  />
                  <span aria-hidden="true">–</span>
                  <HourInput
                    label={t('stores.to', { day: name })}
                    minutes={row.closes}
                    onChange={(closes) => replace(row, [{ ...row, closes }])}
                  />
                  <IconButton
                    small
                    label={t('stores.removeHours', { day: name })}
                    onClick={() => replace(row, [])}
                  >
                    <X className="icon-bold" size={18} />
                  </IconButton>
                </div>
              ))}
            </div>
            <IconButton
              small
              label={t('stores.addHours', { day: name })}
              onClick={() => onChange([...hours, { day, ...USUAL }])}
            >
              <Plus className="icon-bold" size={18} />
            </IconButton>
          </div>
        );
      })}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          const monday = hours.filter(({ day }) => day === 1);
          onChange(weekdays.flatMap(({ day }) => monday.map((row) => ({ ...row, day }))));
        }}
      >
        {t('stores.copyHours')}
      </Button>
    </fieldset>
  );
}

/** Text that is no time is NaN, which the server rejects. */
function HourInput(props: { label: string; minutes: number; onChange: (minutes: number) => void }) {
  const { label, minutes, onChange } = props;
  return (
    <TimeInput
      label={label}
      required
      value={Number.isNaN(minutes) ? '' : formatClock(minutes % 1440, '24')}
      onChange={(time) => onChange(parseClock(time) ?? Number.NaN)}
    />
  );
}
