import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { FieldFrame, type Frame } from '../field.tsx';
import '../select-field.css';
import './month-field.css';

/** The years before the current one that can be chosen. */
const YEARS = 10;

/** A month in two lists. Its value is "2026-11"; `max` is the last month that can be chosen. */
export function MonthField(props: Frame & { value: string; max: string; onChange: (month: string) => void }) {
  const { label, value, max, onChange } = props;
  const t = useText();
  const id = useId();
  const language = useLanguage();
  const [year = '', month = ''] = value.split('-');
  const lastYear = Number(max.slice(0, 4));
  const years = Array.from({ length: YEARS + 1 }, (_, index) => String(lastYear - index));
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' });
  const change = (next: string) => onChange(next > max ? max : next);
  return (
    <FieldFrame {...props} id={id}>
      <span className="month-field" role="group" aria-label={label}>
        <span className="field-input select">
          <select
            id={id}
            aria-label={t('ui.month')}
            value={month}
            onChange={({ target }) => change(`${year}-${target.value}`)}
          >
            {Array.from({ length: 12 }, (_, index) => {
              const number = String(index + 1).padStart(2, '0');
              return (
                <option key={number} value={number} disabled={`${year}-${number}` > max}>
                  {format.format(Date.UTC(2026, index, 15))}
                </option>
              );
            })}
          </select>
          <ChevronDown className="icon" size={18} />
        </span>
        <span className="field-input select">
          <select
            aria-label={t('ui.year')}
            value={year}
            onChange={({ target }) => change(`${target.value}-${month}`)}
          >
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <ChevronDown className="icon" size={18} />
        </span>
      </span>
    </FieldFrame>
  );
}
