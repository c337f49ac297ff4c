import { useText } from '@errand/client/i18n.tsx';
import { type PhoneQuote, quotePhoneOrder } from '@errand/contract/console/orders/phone-orders';
import { LANGUAGE_CODES, languageFrom } from '@errand/domain/language';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PriceField } from '#blocks/form/price-field.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMethodName } from '../order-state.tsx';
import { bodyOf, type ChangeDraft, type PhoneBody, type PhoneDraft } from './phone-draft.ts';
import { PhoneTime } from './phone-time.tsx';
import { PlacePhoneOrder } from './place-phone-order.tsx';
import './phone-payment.css';

const METHODS = ['cash_on_delivery', 'offline_payment'] as const;

/** The payment method, coupon, note and language of a phone order, and its quote. */
export function PhonePayment({ draft, onChange }: { draft: PhoneDraft; onChange: ChangeDraft }) {
  const t = useText();
  const methodName = useMethodName();
  const body = bodyOf(draft);
  const quote = useQuote(draft.store?.id ?? 0, body);
  const methods = quote.data?.payment_methods ?? METHODS;
  const isTooLittle = draft.paysWithMinor > 0 && draft.paysWithMinor < (quote.data?.total_minor ?? 0);
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
      {quote.data && <Transfers transfers={quote.data.transfers} by={quote.data.transfer_by} />}
      {draft.payment === 'cash_on_delivery' && (
        <PriceField
          label={t('orders.paysWith')}
          minor={draft.paysWithMinor}
          error={isTooLittle ? t('orders.paysWithLow') : undefined}
          onChange={(paysWithMinor) => onChange({ paysWithMinor })}
        />
      )}
      {quote.data && <PhoneTime quote={quote.data} draft={draft} onChange={onChange} />}
      {draft.type === 'delivery' && quote.data?.tips && (
        <PriceField
          label={t('orders.bill.tip')}
          minor={draft.tipMinor}
          onChange={(tipMinor) => onChange({ tipMinor })}
        />
      )}
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

/** Where the caller transfers the money to, and what happens until it has arrived. */
function Transfers({ transfers, by }: { transfers: PhoneQuote['transfers']; by: string | null }) {
  const t = useText();
  const dates = useDates();
  if (transfers.length === 0) return null;
  return (
    <div className="phone-transfers">
      <Note tone="info">
        {t('orders.transferText')} {by && t('orders.transferUntil', { time: isolateAny(dates.dateTime(by)) })}
      </Note>
      {transfers.map(({ name, details }) => (
        <dl key={name}>
          <dt>{name}</dt>
          {details.map(({ label, value }) => (
            <dd key={label}>
              <span className="text-caption">{label}</span> <bdi>{value}</bdi>
            </dd>
          ))}
        </dl>
      ))}
    </div>
  );
}
