import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';
import { zonesByRegion } from './time-zones.ts';

/** Chooses a time zone by region and city, and shows what its clocks say now. */
export function TimeZoneControl({ id, label, value, onChange, error }: ControlProps) {
  const t = useText();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const timeZone = typeof value === 'string' ? value : '';
  const regions = zonesByRegion(Intl.supportedValuesOf('timeZone'), timeZone);
  const known = regions.some(({ zones }) => zones.some((zone) => zone.id === timeZone && zone.isListed));
  const clock = known && createDates({ language, clock: '24', now: () => now, timeZone }).clock;
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      help={
        clock
          ? t('zones.timeZoneNow', { time: isolateAny(clock(new Date(now).toISOString())) })
          : t('zones.timeZoneHelp')
      }
      value={timeZone}
      onChange={({ target }) => onChange(target.value)}
    >
      {timeZone === '' && <option value="">–</option>}
      {regions.map(({ region, zones }) => (
        <optgroup key={region} label={region === '' ? t('zones.otherTimeZones') : region}>
          {zones.map((zone) => (
            <option key={zone.id} value={zone.id}>
              {zone.city}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
