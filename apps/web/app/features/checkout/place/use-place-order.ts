import { toFormData } from '@errand/client/forms/form-data.ts';
import { ApiError } from '@errand/contract';
import { listRunningOrders } from '@errand/contract/orders';
import { placeOrder } from '@errand/contract/orders-place';
import { saveOfflinePayment, startPayment } from '@errand/contract/payments';
import { toastError } from '@errand/ui/toast.tsx';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { clearDirectOrder } from '#features/cart/index.ts';
import { bodyOf, type OfflinePaymentDetails } from '#features/payments/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { readSession, storeVisitOrder } from '#platform/session/index.ts';
import { useAccountMade } from '../delivery/use-account-made.ts';
import type { OrderBody } from '../order-request.ts';
import { type AttemptOf, attemptKey, endAttempt } from './order-attempt.ts';

const ATTEMPTS = 3;
const PLACING = ['place-order'] as const;

/** The order; the gateway of a digital payment; the details of an offline payment; the prescription. */
type Order = {
  body: OrderBody;
  gateway: string | null;
  offlineDetails: OfflinePaymentDetails | null;
  files: File[];
};

/**
 * Places the order idempotently. Rejections end the attempt; after a connection loss or server error every retry,
 * automatic or manual, sends the same key. Navigates to the tracking page, then to the payment gateway, so that going
 * back ends where the payment can be retried.
 */
export function usePlaceOrder(refreshQuote: () => unknown, onPlaced: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const accountMade = useAccountMade();
  return useMutation({
    mutationKey: PLACING,
    mutationFn: ({ body, files }: Order) => send(body, files),
    retry: (failures, error) => !isAnswered(error) && failures < ATTEMPTS,
    retryDelay: (failures) => 1000 * 2 ** failures,
    onSuccess: async (orderId, { body, gateway, offlineDetails }) => {
      // The order exists already; if this fails, its page asks for the details again.
      if (offlineDetails)
        await sendOfflineDetails(orderId, offlineDetails).catch((error: Error) => toastError(error.message));
      // Must precede the tracking page, which could no longer read the order as a guest.
      await accountMade(body, orderId);
      const { token, guestId } = readSession();
      if (!token && guestId) storeVisitOrder(guestId, orderId);
      await navigate(`/track-order?order_id=${orderId}`, { replace: true });
      onPlaced();
      if (body.order_type !== 'parcel') clearDirectOrder();
      await client.invalidateQueries({ queryKey: queryKeys.cart.all });
      await client.invalidateQueries({ queryKey: queryKeys.orders.all });
      if (gateway) await openPayment(orderId, gateway).catch((error: Error) => toastError(error.message));
    },
    onError: (error) => {
      // Without a response the order may have arrived, so the page stays unchanged.
      if (!isAnswered(error)) return;
      void refreshQuote();
      void client.invalidateQueries({ queryKey: queryKeys.cart.all });
    },
  });
}

/** Whether an order is being placed; until its page opens, neither quote nor lines are refetched. */
export function usePlacing(): boolean {
  return useIsMutating({ mutationKey: PLACING }) > 0;
}

async function sendOfflineDetails(orderId: number, offlineDetails: OfflinePaymentDetails): Promise<void> {
  await api.call(saveOfflinePayment, {
    body: { ...guestField(), order_id: orderId, ...bodyOf(offlineDetails) },
  });
}

async function openPayment(orderId: number, gateway: string): Promise<void> {
  const { redirect_link } = await api.call(startPayment, {
    body: {
      ...guestField(),
      order_id: orderId,
      payment_method: gateway,
      callback: `/track-order?order_id=${orderId}`,
    },
  });
  window.location.assign(redirect_link);
}

function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

async function send(body: OrderBody, files: File[]): Promise<number> {
  const kind: AttemptOf = body.order_type === 'parcel' ? 'parcel' : 'order';
  const headers = { 'Idempotency-Key': attemptKey(kind) };
  try {
    const sent = files.length > 0 ? toFormData({ ...body, order_attachment: files }) : body;
    const response = await api.call(placeOrder, { query: {}, body: sent }, { headers });
    endAttempt(kind);
    return response.order_id;
  } catch (error) {
    if (!isAnswered(error)) throw error;
    endAttempt(kind);
    if (error.code === 'idempotency_key_reused') return lastOrder(error);
    throw error;
  }
}

/** An earlier attempt succeeded although its response was lost: that order is shown. */
async function lastOrder(error: ApiError): Promise<number> {
  const { orders } = await api.call(listRunningOrders, { query: { ...guestField(), limit: 1, offset: 1 } });
  const [newest] = orders;
  if (!newest) throw error;
  return newest.id;
}
