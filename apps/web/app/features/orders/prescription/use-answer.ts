import { answerPrescription, type PrescriptionOffer } from '@errand/contract/orders-prescription';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

type Answer =
  | { answer: 'accept'; method: PrescriptionOffer['payment_methods'][number] }
  | { answer: 'decline' };

/** Answers an offer at the displayed total. Whatever the response, the order is read again: it may be another offer. */
export function useAnswer(orderId: number, amount: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Answer) =>
      api.call(answerPrescription, {
        query: {},
        body: {
          order_id: orderId,
          answer: given.answer,
          order_amount: amount,
          ...(given.answer === 'accept' && { payment_method: given.method }),
          ...guestField(),
        },
      }),
    onSuccess: ({ message }) => toastDone(message),
    onError: (error) => toastError(error.message),
    onSettled: () =>
      Promise.all(
        [queryKeys.order.all(orderId), queryKeys.orders.all, queryKeys.customer, queryKeys.wallet.all].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
