import { ApiError } from '@errand/contract';
import { listRunningOrders, placeOrder } from '@errand/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetDirectOrder } from '#features/cart/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { attemptKey, endAttempt } from './order-attempt.ts';
import type { OrderBody } from './order-body.ts';

const TRIES = 3;

/**
 * Sends the order once. Refusals end the attempt; a lost connection or a failure of the server leaves it open, and
 * every further try, by itself or by the button, carries the same key. Leads to the tracking page.
 */
export function usePlaceOrder(refreshQuote: () => unknown) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: send,
    retry: (failures, error) => !isAnswered(error) && failures < TRIES,
    retryDelay: (failures) => 1000 * 2 ** failures,
    onSuccess: async (orderId) => {
      await navigate(`/track-order?order_id=${orderId}`, { replace: true });
      forgetDirectOrder();
      await client.invalidateQueries({ queryKey: ['cart'] });
      await client.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (error) => {
      // As long as nobody knows whether it arrived, the page stays as it was.
      if (!isAnswered(error)) return;
      void refreshQuote();
      void client.invalidateQueries({ queryKey: ['cart'] });
    },
  });
}

function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

async function send(body: OrderBody): Promise<number> {
  const headers = { 'Idempotency-Key': attemptKey() };
  try {
    const answer = await api.call(placeOrder, { query: {}, body }, { headers });
    endAttempt();
    return answer.order_id;
  } catch (error) {
    if (!isAnswered(error)) throw error;
    endAttempt();
    if (error.code === 'idempotency_key_reused') return lastOrder(error);
    throw error;
  }
}

/** An earlier try did arrive although its answer was lost: that order is the one to show. */
async function lastOrder(refusal: ApiError): Promise<number> {
  const { orders } = await api.call(listRunningOrders, { query: { ...guestField(), limit: 1, offset: 1 } });
  const [newest] = orders;
  if (!newest) throw refusal;
  return newest.id;
}
