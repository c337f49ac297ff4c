import { cancelOrder, type Order } from '@errand/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useText } from '#platform/i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { toastDone, toastError } from '#ui/toast.tsx';

/** Cancelling, while the store has not begun: asked once, then done for good. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => api.call(cancelOrder, { body: { order_id: order.id, ...guestField() } }),
    onSuccess: (answer) => toastDone(answer.message),
    onError: (error) => toastError(error.message),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['order', order.id] });
    },
  });
  return (
    <>
      <Button variant="line" full onClick={() => setAsking(true)}>
        {t('orders.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('orders.cancelTitle')}
        text={t('orders.cancelText')}
        cancel={t('orders.keep')}
        confirm={t('orders.cancel')}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
