import { useText } from '@errand/client/i18n.tsx';
import { quotePhoneOrder } from '@errand/contract/console/orders/phone-orders';
import { LANGUAGE_CODES, languageFrom } from '@errand/domain/language';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Panel } from '#blocks/page/page.tsx';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMethodName } from '../order-state.tsx';
import { bodyOf, type ChangeDraft, type PhoneBody, type PhoneDraft } from './phone-draft.ts';
import { PlacePhoneOrder } from './place-phone-order.tsx';

const METHODS = ['cash_on_delivery', 'offline_payment'] as const;

/** The payment method, coupon, note and language of a phone order, and its quote. */
export function PhonePayment({ draft, onChange }: { draft: PhoneDraft; onChange: ChangeDraft }) {
  const t = useText();
  const methodName = useMethodName();
  const body = bodyOf(draft);
  const quote = useQuote(draft.store?.id ?? 0, body);
  const methods = quote.data?.payment_methods ?? METHODS;
  return (
    <Panel title={t('orders.payment')}>
      <SelectField
        label={t('orders.payment')}
        value={draft.payment}
        onChange={({ target }) =>
          onChange({ payment: METHODS.find((method) => method === target.value) ?? 'cash_on_delivery' })
        }
      >
        <Options
          values={METHODS.filter((method) => method === draft.payment || methods.includes(method))}
          label={(method) => methodName(method)}
        />
      </SelectField>
      <TextField
        label={t('orders.bill.coupon')}
        optional
        dir="ltr"
        value={draft.coupon}
        onChange={({ target }) => onChange({ coupon: target.value })}
      />
      <TextArea
        label={t('orders.customerNote')}
        optional
        rows={2}
        maxLength={1000}
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <SelectField
        label={t('orders.messageLanguage')}
        value={draft.language}
        onChange={({ target }) => onChange({ language: languageFrom(target.value) })}
      >
        <Options values={LANGUAGE_CODES} label={(language) => LANGUAGE_NAMES[language]} />
      </SelectField>
      {body && draft.store ? (
        <PlacePhoneOrder storeId={draft.store.id} body={body} quote={quote} />
      ) : (
        <p className="text-caption">{t('orders.phoneMissing')}</p>
      )}
    </Panel>
  );
}

function useQuote(storeId: number, body: PhoneBody | null) {
  return useQuery({
    ...consoleQuery('orders', quotePhoneOrder, { params: { id: storeId }, body: body as PhoneBody }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
