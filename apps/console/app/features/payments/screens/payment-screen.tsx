import { useText } from '@errand/client/i18n.tsx';
import {
  getOfflinePayment,
  type OfflinePayment,
  showPaymentReceipt,
} from '@errand/contract/console/support/offline-payments';
import { Button } from '@errand/ui/forms/button.tsx';
import { Link, useParams } from 'react-router';
import { MailLink, PhoneLink } from '#blocks/contact/contact-links.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { ZoomPicture } from '#blocks/pictures/zoom-picture.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { PaymentDecision } from '../payment-decision.tsx';

export default function PaymentScreen() {
  const t = useText();
  const may = useMay();
  const money = useMoney();
  const dates = useDates();
  const id = Number(useParams().id);
  const payment = useRead('payments', getOfflinePayment, { params: { id } });
  const amount = (key: string, minor: number) => (
    <bdi key={key} dir="ltr">
      {money(minor)}
    </bdi>
  );
  const isOpen =
    ['waiting', 'missing', 'rejected'].includes(payment.state) ||
    (payment.state === 'void' && payment.order_status === 'canceled');
  const canDecide = isOpen && may('payments.confirm');
  return (
    <Page
      title={t('payments.one', { order: id })}
      back={{ to: '/payments', label: t('payments.title') }}
      state={<StateTag of="payments.state" state={payment.state} />}
      narrow
    >
      <Panel title={t('payments.details')}>
        <Facts
          facts={[
            [t('payments.due'), amount('due', payment.due_minor)],
            [t('payments.method'), payment.method],
            ...payment.details.map(({ label, value }) => [label, <bdi key={label}>{value}</bdi>] as const),
            [t('payments.note'), payment.note && <bdi key="note">{payment.note}</bdi>],
            [t('payments.sentAt'), payment.sent_at && dates.dateTime(payment.sent_at)],
            [t('payments.transferBy'), payment.transfer_by && dates.dateTime(payment.transfer_by)],
            [t('payments.rejectedAt'), payment.rejected_at && dates.dateTime(payment.rejected_at)],
            [t('payments.rejectReason'), payment.reject_reason],
          ]}
        />
      </Panel>
      <ReceiptPanel key={payment.version} payment={payment} />
      {canDecide && <PaymentDecision payment={payment} />}
      <Panel title={t('payments.order')}>
        <Facts
          facts={[
            [t('payments.customer'), <bdi key="name">{payment.customer_name}</bdi>],
            [t('payments.phone'), <PhoneLink key="phone" phone={payment.customer_phone} />],
            [
              t('payments.mail'),
              payment.customer_mail && <MailLink key="mail" mail={payment.customer_mail} />,
            ],
            [t('payments.store'), payment.store?.name],
            [t('payments.total'), amount('total', payment.total_minor)],
            [t('payments.wallet'), payment.wallet_minor > 0 && amount('wallet', payment.wallet_minor)],
            [t('payments.createdAt'), dates.dateTime(payment.created_at)],
          ]}
        />
        {may('orders.read') && (
          <Link className="text-link" to={`/orders/${id}`}>
            {t('payments.openOrder')}
          </Link>
        )}
      </Panel>
    </Page>
  );
}

/** The private picture of a receipt. It is loaded only on request, and never stored in the browser. */
function ReceiptPanel({ payment: { id, has_receipt: hasReceipt } }: { payment: OfflinePayment }) {
  const t = useText();
  const show = useChange(showPaymentReceipt);
  if (!hasReceipt) return null;
  return (
    <Panel title={t('payments.receipt')} text={t('payments.receiptText')}>
      {show.data ? (
        <ZoomPicture url={show.data.url} alt={t('payments.receiptOf', { order: id })} />
      ) : (
        <div className="form-buttons">
          <Button variant="quiet" loading={show.isPending} onClick={() => show.mutate({ params: { id } })}>
            {t('payments.showReceipt')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
