import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import type { Quote } from '@errand/contract/orders-place';
import { MAX_PARCEL_VALUE } from '@errand/domain/parcel';
import { isolate } from '@errand/ui/isolate.ts';
import { type OrderBody, PAYMENT_PROBLEMS } from '#features/checkout/index.ts';
import { problemsBySpot, type Spot } from './problem-fields.ts';
import { isDeclarable } from './use-booking.ts';

/** The values without which no parcel can be quoted or placed. */
type Needed = 'category' | 'sender' | 'receiver' | 'weight' | 'size';
const PERSON = /contact_person_(name|number)$/;

/**
 * The problems of a quote with their texts, by spot, those of the payment once it is chosen (`hasPayment`). Missing values are not reported before the visitor has tried to
 * book (`attempted`), nor once they are in the `body` that the quote does not know yet. `needsEmail`: the new account needs
 * the sender's email. `value` is what the visitor declares.
 */
export function useProblemTexts(
  quote: Quote | null,
  {
    attempted,
    hasPayment,
    needsEmail,
    value,
    body = null,
  }: {
    attempted: boolean;
    hasPayment: boolean;
    needsEmail: boolean;
    value: number | null;
    body?: OrderBody | null;
  },
) {
  const t = useText();
  const money = useMoney();
  const email = { code: 'email', field: 'contact_person_email', message: t('parcel-booking.need.email') };
  const maximum = isolate(money.exact(MAX_PARCEL_VALUE));
  const worth = {
    code: 'value',
    field: 'parcel_value',
    message: t('parcel-booking.valueLimit', { maximum }),
  };
  const quoted = (quote?.problems ?? []).filter(
    ({ code, field }) =>
      (hasPayment || !PAYMENT_PROBLEMS.includes(code)) && !(code === 'required' && isEntered(body, field)),
  );
  const all = problemsBySpot([
    ...quoted,
    ...(needsEmail ? [email] : []),
    ...(isDeclarable(value) ? [] : [worth]),
  ]);

  function textAt(spot: Spot): string | undefined {
    const problem = all.get(spot);
    if (!problem) return undefined;
    const { code, field = '', message } = problem;
    const isMissing = code === 'required' || code === 'email';
    if (isMissing && !attempted) return undefined;
    if (code !== 'required') return message;
    return PERSON.test(field) ? t('parcel-booking.need.person') : t(`parcel-booking.need.${spot as Needed}`);
  }

  return { all, textAt };
}

/** Whether the body has a value in a field such as `receiver_details.address`. */
function isEntered(body: OrderBody | null, field = ''): boolean {
  const value = field.split('.').reduce<unknown>((parent, name) => fieldsOf(parent)[name], body);
  return value !== undefined && value !== null && value !== '';
}
