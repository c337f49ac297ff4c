import type { TextKey } from '@errand/client/i18n.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderRefund } from '@errand/contract/orders';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrderTimes } from '../times/use-order-times.ts';
import './post-delivery-notes.css';

/** The state of every refund and of a problem report. */
export function PostDeliveryNotes({ order }: { order: Pick<Order, 'refunds' | 'report' | 'time_zone'> }) {
  const { refunds, report } = order;
  if (refunds.length === 0 && !report) return null;
  return (
    <>
      {refunds.map((refund) => (
        <RefundNote key={refund.id} refund={refund} timeZone={order.time_zone} />
      ))}
      {report && <ReportNote report={report} />}
    </>
  );
}

function RefundNote({ refund, timeZone }: { refund: OrderRefund; timeZone: string }) {
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(timeZone);
  const { by_hand_paid_at: paidAt } = refund;
  const icon = { requested: Clock, approved: CircleCheck, refused: CircleAlert }[refund.status];
  const tone = ({ requested: 'info', approved: undefined, refused: 'warn' } as const)[refund.status];
  const outcome = (
    <>
      {refundTexts(refund).map(([key, amount]) => (
        <Note
          key={key}
          tone={tone}
          icon={icon}
          text={t(key, {
            amount: isolate(money.exact(amount)),
            date: paidAt === null ? '' : isolateAny(times.fullDate(paidAt)),
          })}
        />
      ))}
      {refund.admin_note && (
        <blockquote className="post-delivery-reply">
          <bdi>{refund.admin_note}</bdi>
        </blockquote>
      )}
    </>
  );
  // The office gives a refund that nobody asked for its own reason, which is its note too.
  const isByOffice = refund.admin_note !== null && refund.admin_note === refund.customer_reason;
  // Neither it nor an owed refund has a request to show.
  if (refund.owed || isByOffice) return <section className="post-delivery">{outcome}</section>;
  return (
    <RequestNote
      title={t('orders.refund.yours')}
      reason={refund.customer_reason}
      text={refund.customer_note}
      pictures={refund.image_full_url}
    >
      {outcome}
    </RequestNote>
  );
}

/** One sentence for each destination of the money. */
function refundTexts(refund: OrderRefund): [TextKey, number][] {
  if (refund.status === 'requested' && refund.owed) return [['orders.refund.owed', refund.amount]];
  if (refund.status !== 'approved') return [[`orders.refund.${refund.status}`, refund.amount]];
  const parts: [TextKey, number][] = [
    ['orders.refund.toProvider', refund.to_provider],
    ['orders.refund.wallet', refund.to_wallet],
    [refund.by_hand_paid_at === null ? 'orders.refund.by_hand' : 'orders.back.handDone', refund.by_hand],
  ];
  return parts.filter(([, amount]) => amount > 0);
}

function ReportNote({ report }: { report: NonNullable<Order['report']> }) {
  const t = useText();
  return (
    <RequestNote
      title={t('orders.report.yours')}
      reason={report.reason}
      text={report.text}
      pictures={report.image_full_url}
    >
      {report.answer === null ? (
        <Note tone="info" icon={Clock} text={t('orders.report.open')} />
      ) : (
        <blockquote className="post-delivery-reply">
          <b className="text-caption">{t('orders.report.answered')}</b>
          <bdi>{report.answer}</bdi>
        </blockquote>
      )}
    </RequestNote>
  );
}

/** A request with its reason, text and pictures, below the operator's reply. */
function RequestNote(props: {
  title: string;
  reason: string;
  text: string | null;
  pictures: string[];
  children: ReactNode;
}) {
  const { title, reason, text, pictures, children } = props;
  return (
    <section className="post-delivery" aria-label={title}>
      {children}
      <div className="post-delivery-request">
        <p className="text-caption">
          {title}: <bdi>{reason}</bdi>
        </p>
        {text && (
          <p className="text-caption">
            <bdi>{text}</bdi>
          </p>
        )}
        {pictures.length > 0 && (
          <span className="post-delivery-pictures">
            {pictures.map((src) => (
              <Picture key={src} src={src} width={64} />
            ))}
          </span>
        )}
      </div>
    </section>
  );
}
