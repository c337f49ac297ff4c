import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { claimGuestOrders } from '@errand/contract/orders-claim';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { clearVisitOrders, type VisitOrders } from '#platform/session/index.ts';

/**
 * After a sign-in: asks whether the orders that were placed as a guest during this visit become the customer's. Until
 * the answer is yes they stay with the guest.
 */
export function ClaimGuestOrders({ orders }: { orders: VisitOrders }) {
  const t = useText();
  const client = useQueryClient();
  const [answered, setAnswered] = useState(false);

  function close(): void {
    clearVisitOrders();
    setAnswered(true);
  }

  const claim = useMutation({
    mutationFn: () =>
      api.call(claimGuestOrders, { body: { guest_id: orders.guestId, order_ids: orders.orderIds } }),
    onSuccess: async ({ message }) => {
      toastDone(message);
      close();
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.orders.all }),
        ...orders.orderIds.map((id) => client.invalidateQueries({ queryKey: queryKeys.order.all(id) })),
      ]);
    },
    onError: (error) => {
      toastError(error.message);
      // They have another owner by now, so asking again would not help.
      if (error instanceof ApiError && error.status === 404) close();
    },
  });

  const count = orders.orderIds.length;
  return (
    <ConfirmDialog
      open={!answered}
      onClose={close}
      title={t('orders.claimTitle', { count })}
      text={t('orders.claimText')}
      cancel={t('orders.claimNo')}
      confirm={t('orders.claimYes')}
      busy={claim.isPending}
      onConfirm={() => claim.mutate()}
    />
  );
}
