import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { placePhoneOrder, quotePhoneOrder } from '@errand/contract/console/ordering/phone-orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Panel } from '#blocks/page/page.tsx';
import { api } from '#platform/api.ts';
import { errorMessage, toastApiError } from '#platform/api-error.ts';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { consoleQuery, refetchChanged } from '#platform/query.ts';
import { useMethodName } from '../order-state.tsx';
import { BillRows } from '../page/bill-rows.tsx';
import { bodyOf, type ChangeDraft, type PhoneBody, type PhoneDraft } from './phone-draft.ts';

const METHODS = ['cash_on_delivery', 'offline_payment'] as const;

/** The payment method, the storefront's quote, and the button that places the order idempotently. */
export function PaymentPart({ draft, onChange }: { draft: PhoneDraft; onChange: ChangeDraft }) {
  const t = useText();
  const methodName = useMethodName();
  const body = bodyOf(draft);
  const offered = useQuote(draft.store?.id ?? 0, body);
  const methods = offered.data?.payment_methods ?? METHODS;
  return (
    <Panel title={t('orders.payment')}>
      <SelectField
        label={t('orders.payment')}
        value={draft.payment}
        onChange={({ target }) =>
          onChange({ payment: METHODS.find((method) => method === target.value) ?? 'cash_on_delivery' })
        }
      >
        {METHODS.filter((method) => method === draft.payment || methods.includes(method)).map((method) => (
          <option key={method} value={method}>
            {methodName(method)}
          </option>
        ))}
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
        onChange={({ target }) => onChange({ language: target.value === 'ar' ? 'ar' : 'en' })}
      >
        {(['en', 'ar'] as const).map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </SelectField>
      {body && draft.store ? (
        <Place storeId={draft.store.id} body={body} />
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

function Place({ storeId, body }: { storeId: number; body: PhoneBody }) {
  const t = useText();
  const navigate = useNavigate();
  // The key identifies the content of the order: a retry after a lost response returns the same order.
  const content = JSON.stringify(body);
  const [intent, setIntent] = useState({ content, key: crypto.randomUUID() });
  if (intent.content !== content) setIntent({ content, key: crypto.randomUUID() });
  const quote = useQuote(storeId, body);
  const place = useMutation({
    mutationFn: (total_minor: number) =>
      api.call(
        placePhoneOrder,
        { params: { id: storeId }, body: { ...body, total_minor } },
        { headers: { 'Idempotency-Key': intent.key } },
      ),
    onSuccess: async ({ order_id: id }) => {
      await refetchChanged(placePhoneOrder);
      toastDone(t('orders.phonePlaced', { id: `#${id}` }));
      await navigate(`/orders/${id}`, { replace: true });
    },
    onError(error) {
      toastApiError(error, t);
      if (error instanceof ApiError) void quote.refetch();
    },
  });
  if (quote.isError) return <Note tone="warn" text={errorMessage(quote.error, t)} />;
  const { data } = quote;
  if (!data) return null;
  const isReady = data.problems.length === 0 && !quote.isPlaceholderData;
  return (
    <>
      <Announced as="section" aria-label={t('orders.bill')}>
        <BillRows bill={data.bill} totalMinor={data.total_minor} couponCode={body.coupon_code} />
      </Announced>
      {data.problems.map(({ code, message }) => (
        <Note key={code} tone="warn" text={message} />
      ))}
      <Button disabled={!isReady} loading={place.isPending} onClick={() => place.mutate(data.total_minor)}>
        {t('orders.placePhone')}
      </Button>
    </>
  );
}
