import { useText } from '@errand/client/i18n.tsx';
import type { PhoneQuote } from '@errand/contract/console/orders/phone-orders';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import type { ChangeDraft, PhoneDraft } from './phone-draft.ts';

/** When the order is wanted: as soon as possible, or a slot of the store, in the clock of its zone. */
export function PhoneTime(props: { quote: PhoneQuote; draft: PhoneDraft; onChange: ChangeDraft }) {
  const { quote, draft, onChange } = props;
  const { times, queue_arrival: arrival } = quote;
  const t = useText();
  const { now_reason: reason } = times;
  const nowText = arrival
    ? t('orders.asapQueued', { time: isolate(`${arrival.starts}–${arrival.ends}`) })
    : t(reason === null ? 'orders.asap' : reason === 'full' ? 'orders.asapFull' : 'orders.asapClosed');
  const days = times.days.filter(({ slots }) => slots.length > 0);
  return (
    <SelectField
      label={t('orders.wantedAt')}
      value={draft.time}
      onChange={({ target }) => onChange({ time: target.value })}
    >
      <option value="">{nowText}</option>
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
