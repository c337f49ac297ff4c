import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { Order } from '@errand/contract/orders';
import { cancelOrder, listCancelReasons } from '@errand/contract/orders-cancel';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { ReasonForm } from '../post-delivery/reason-form.tsx';
import { TooLate, tooLateTitle } from './too-late.tsx';

async function loadReasons(): Promise<string[]> {
  const { reasons } = await api.call(listCancelReasons, { query: { limit: 50 } });
  return reasons.map(({ reason }) => reason);
}

/**
 * Cancels an order before the store starts on it: asks for a reason, then cancels for good. When the order moves on
 * while the dialog is open, the dialog says so and offers what is still possible.
 */
export function CancelOrder({ order }: { order: Order }) {
  const t = useText();
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const cancel = useMutation({
    mutationFn: (given: { reason: string; text: string }) =>
      api.call(cancelOrder, {
        body: { order_id: order.id, reason: given.reason, note: given.text || null, ...guestField() },
      }),
    onSuccess: (response) => {
      toastDone(response.message);
      setConfirming(false);
    },
    onError: (error) => {
      // The reloaded order shows in the dialog why it is too late.
      if (error instanceof ApiError && error.code === 'order_not_cancelable') return;
      toastError(error.message);
      setConfirming(false);
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.order.all(order.id) }),
  });
  const isTooLate = !order.cancelable && !cancel.isPending;
  if (isTooLate && !confirming) return null;
  return (
    <>
      {!isTooLate && (
        <Button variant="line" full onClick={() => setConfirming(true)}>
          {t('orders.cancel')}
        </Button>
      )}
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t(isTooLate ? tooLateTitle(order) : 'orders.cancelTitle')}
      >
        {isTooLate ? (
          <TooLate order={order} onClose={() => setConfirming(false)} />
        ) : (
          <>
            <p className="text-muted">
              {t(order.money?.charged.length ? 'orders.cancelTextPaid' : 'orders.cancelText')}
            </p>
            <ReasonForm
              name="cancel"
              load={loadReasons}
              legend={t('orders.cancelWhy')}
              words={t('orders.refundNote')}
              onSend={(given) => cancel.mutate(given)}
            >
              <div className="confirm-dialog-buttons">
                <Button variant="quiet" onClick={() => setConfirming(false)}>
                  {t('orders.keep')}
                </Button>
                <Button type="submit" variant="danger" loading={cancel.isPending}>
                  {t('orders.cancel')}
                </Button>
              </div>
            </ReasonForm>
          </>
        )}
      </Dialog>
    </>
  );
}
