import { useText } from '@errand/client/i18n.tsx';
import type { PhoneQuote } from '@errand/contract/console/orders/phone-orders';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import type { ChangeDraft, PhoneDraft } from './phone-draft.ts';

/** When the order is wanted: as soon as possible, or a slot of the store, in the clock of its zone. */
export function PhoneTime(props: { times: PhoneQuote['times']; draft: PhoneDraft; onChange: ChangeDraft }) {
  const { times, draft, onChange } = props;
  const t = useText();
  const days = times.days.filter(({ slots }) => slots.length > 0);
  return (
    <SelectField
      label={t('orders.wantedAt')}
      value={draft.time}
      onChange={({ target }) => onChange({ time: target.value })}
    >
      <option value="">{t(times.now_reason === null ? 'orders.asap' : 'orders.asapClosed')}</option>
      {days.map(({ date, slots }) => (
        <optgroup key={date} label={date}>
          {slots.map(({ schedule_at: at, starts, ends }) => (
            <option key={at} value={at}>
              {`${date} · ${starts}–${ends}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
