import type { Order } from '@errand/contract/orders';
import { listReportReasons, reportProblem } from '@errand/contract/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useText } from '#platform/i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toastDone, toastError } from '#ui/toast.tsx';
import { orderForm } from '../order-form.ts';
import { type Reasoned, ReasonForm } from './reason-form.tsx';

async function loadReasons(): Promise<string[]> {
  const { report_reasons: reasons } = await api.call(listReportReasons, {});
  return reasons.map(({ reason }) => reason);
}

/** Tells the house what is wrong with an order; the answer comes on the order. */
export function ReportProblem({
  order,
  open,
  onClose,
}: {
  order: Order;
  open: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const client = useQueryClient();
  const form = useId();
  const send = useMutation({
    mutationFn: ({ reason, text, pictures }: Reasoned) =>
      api.call(reportProblem, {
        body: orderForm({ order_id: order.id, reason, text }, { name: 'image', files: pictures }),
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
      title={t('orders.reportTitle')}
      dismissible={!send.isPending}
      footer={
        <Button type="submit" form={form} size="lg" full loading={send.isPending}>
          {t('orders.reportSend')}
        </Button>
      }
    >
      <ReasonForm
        id={form}
        name="report"
        load={loadReasons}
        legend={t('orders.reportAbout')}
        words={t('orders.reportText')}
        needsWords
        pictures
        onSend={(given) => send.mutate(given)}
      />
    </Dialog>
  );
}
