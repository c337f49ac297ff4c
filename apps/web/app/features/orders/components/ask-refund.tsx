import type { Order } from '@errand/contract/orders';
import { listRefundReasons, requestRefund } from '@errand/contract/refunds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useText } from '#platform/i18n/index.ts';
import { useMoney } from '#platform/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isolate } from '#ui/isolate.ts';
import { toastDone, toastError } from '#ui/toast.tsx';
import { orderForm } from '../order-form.ts';
import { type Reasoned, ReasonForm } from './reason-form.tsx';

async function loadReasons(): Promise<string[]> {
  const { refund_reasons: reasons } = await api.call(listRefundReasons, {});
  return reasons.map(({ reason }) => reason);
}

/** Asks the money of a delivered order back. */
export function AskRefund({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const t = useText();
  const money = useMoney();
  const client = useQueryClient();
  const form = useId();
  const ask = useMutation({
    mutationFn: ({ reason, text, pictures }: Reasoned) =>
      api.call(requestRefund, {
        body: orderForm(
          { order_id: order.id, customer_reason: reason, customer_note: text },
          { name: 'image', files: pictures },
        ),
      }),
    onSuccess: ({ message }) => {
      onClose();
      toastDone(message);
    },
    onError: (error) => toastError(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['order', order.id] }),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('orders.refund')}
      dismissible={!ask.isPending}
      footer={
        <Button type="submit" form={form} size="lg" full loading={ask.isPending}>
          {t('orders.refundSend')}
        </Button>
      }
    >
      <p className="muted">{t('orders.refundText', { amount: isolate(money.exact(order.order_amount)) })}</p>
      <ReasonForm
        id={form}
        name="refund"
        load={loadReasons}
        legend={t('orders.refundTitle')}
        words={t('orders.refundNote')}
        pictures
        onSend={(given) => ask.mutate(given)}
      />
    </Dialog>
  );
}
