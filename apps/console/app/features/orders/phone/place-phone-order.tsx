import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { placePhoneOrder, type quotePhoneOrder } from '@errand/contract/console/orders/phone-orders';
import type { ResponseOf } from '@errand/contract/endpoint';
import { Button } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#platform/api.ts';
import { errorMessage, toastApiError } from '#platform/api-error.ts';
import { refetchChanged } from '#platform/query.ts';
import { BillRows } from '../page/bill-rows.tsx';
import { PhoneChanges } from './phone-changes.tsx';
import type { PhoneBody } from './phone-draft.ts';
import { useSeenQuote } from './use-seen-quote.ts';

/** The storefront's quote, and the button that places the order idempotently. */
export function PlacePhoneOrder(props: {
  storeId: number;
  body: PhoneBody;
  quote: UseQueryResult<ResponseOf<typeof quotePhoneOrder>>;
}) {
  const { storeId, body, quote } = props;
  const t = useText();
  const navigate = useNavigate();
  // The key identifies the content of the order: a retry after a lost response returns the same order.
  const content = JSON.stringify(body);
  const [intent, setIntent] = useState({ content, key: crypto.randomUUID() });
  if (intent.content !== content) setIntent({ content, key: crypto.randomUUID() });
  const seen = useSeenQuote(body, quote.isPlaceholderData ? null : (quote.data ?? null));
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
      seen.hold();
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
      {seen.changes.length > 0 && (
        <PhoneChanges changes={seen.changes} before={seen.before} now={data.total_minor} />
      )}
      <Button
        disabled={!isReady}
        aria-disabled={seen.isHeld || undefined}
        loading={place.isPending}
        onClick={() => seen.confirm() && place.mutate(data.total_minor)}
      >
        {t('orders.placePhone')}
      </Button>
    </>
  );
}
