import { toFormData } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { listReportReasons, reportProblem } from '@errand/contract/reports';
import { api, guestField } from '#platform/api/browser-client.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { reasonsFor } from './reasons-for.ts';

async function loadReasons(): Promise<string[]> {
  const { report_reasons: reasons } = await api.call(listReportReasons, {});
  return reasons.map(({ reason }) => reason);
}

type Props = { order: Pick<Order, 'id' | 'order_type'>; open: boolean; onClose: () => void };

/** Reports a problem with an order; the reply appears on the order. */
export function ReportProblem({ order, open, onClose }: Props) {
  const t = useText();
  const { name, load } = reasonsFor(order, 'report', loadReasons, t);
  return (
    <ReasonDialog
      orderId={order.id}
      open={open}
      onClose={onClose}
      title={t('orders.reportTitle')}
      button={t('orders.reportSend')}
      name={name}
      load={load}
      legend={t('orders.reportAbout')}
      words={t('orders.reportText')}
      needsWords
      send={({ reason, text, pictures }) =>
        api.call(reportProblem, {
          body: toFormData({ order_id: order.id, reason, text, ...guestField(), image: pictures }),
        })
      }
    />
  );
}
