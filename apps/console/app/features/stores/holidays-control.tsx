import { useText } from '@errand/client/i18n.tsx';
import type { StoreHoliday } from '@errand/contract/console/stores';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { X } from 'lucide-react';
import type { ControlProps } from '#blocks/form/form-types.ts';

/** Ranges of days on which a store is closed. */
export function HolidaysControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  const holidays = value as StoreHoliday[];
  const change = (index: number, next: Partial<StoreHoliday>) =>
    onChange(holidays.map((row, at) => (at === index ? { ...row, ...next } : row)));
  return (
    <fieldset className="holidays-control">
      <legend className="text-label">{label}</legend>
      <p className="field-help">{t('stores.holidaysHelp')}</p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {holidays.map(({ from, to }, index) => (
        <div key={index} className="hours-control-row">
          <input
            type="date"
            className="hours-control-time"
            aria-label={t('stores.holidayFrom')}
            value={from}
            onChange={({ target }) =>
              target.value &&
              change(index, { from: target.value, ...(target.value > to && { to: target.value }) })
            }
          />
          <span aria-hidden="true">–</span>
          <input
            type="date"
            className="hours-control-time"
            aria-label={t('stores.holidayTo')}
            value={to}
            min={from}
            onChange={({ target }) => target.value && change(index, { to: target.value })}
          />
          <IconButton
            small
            label={t('stores.removeHoliday')}
            onClick={() => onChange(holidays.filter((_, at) => at !== index))}
          >
            <X size={18} strokeWidth={2} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          const today = new Date().toISOString().slice(0, 10);
          onChange([...holidays, { from: today, to: today }]);
        }}
      >
        {t('stores.addHoliday')}
      </Button>
    </fieldset>
  );
}
