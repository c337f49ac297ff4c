import { toFormData } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { listReportReasons, reportProblem } from '@errand/contract/reports';
import { api, guestField } from '#platform/api/browser-client.ts';
import { parcelReasons } from '../parcel/parcel-reasons.ts';
import { ReasonDialog } from './reason-dialog.tsx';

async function loadReasons(): Promise<string[]> {
  const { report_reasons: reasons } = await api.call(listReportReasons, {});
  return reasons.map(({ reason }) => reason);
}

type Props = { order: Order; open: boolean; onClose: () => void };

/** Reports a problem with an order; the reply appears on the order. */
export function ReportProblem({ order, open, onClose }: Props) {
  const t = useText();
  const isParcel = order.order_type === 'parcel';
  return (
    <ReasonDialog
      orderId={order.id}
      open={open}
      onClose={onClose}
      title={t('orders.reportTitle')}
      button={t('orders.reportSend')}
      name={isParcel ? 'parcel-report' : 'report'}
      load={isParcel ? () => Promise.resolve(parcelReasons('report', t)) : loadReasons}
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
