import { type Translate, useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { RefundDialog } from '../refund/refund-dialog.tsx';
import './refund-panel.css';

/** The refunds of the order: the request, every outcome with their sum, and the dialog to make one. */
export function RefundPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const may = useMay();
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const { refunds, refundable } = order;
  const canRefund = refundable !== null && may('orders.refund');
  if (refunds.length === 0 && !canRefund) return null;
  const asked = refunds.find(({ status }) => status === 'requested');
  const approved = refunds.filter(({ status }) => status === 'approved');
  return (
    <Panel
      title={t('orders.refund')}
      actions={
        canRefund && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {t('orders.refund')}
          </Button>
        )
      }
    >
      {asked && (
        <Note
          text={asked.owed ? t('orders.refundOwed') : t('orders.refundAsked', { reason: asked.reason })}
        />
      )}
      {refunds.some(({ status }) => status === 'refused') && (
        <p>{t('orders.status.refund_request_canceled')}</p>
      )}
      {approved.length > 0 && <RefundTable order={order} refunds={approved} />}
      {canRefund && approved.length > 0 && (
        <p className="text-caption">
          {t('orders.refundLeft', { amount: isolate(money(refundable.total_minor)) })}
        </p>
      )}
      {canRefund && <RefundDialog order={order} open={isOpen} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

type Refund = OrderDetails['refunds'][number];

/** What was returned when, for what, where to and by whom, with the sum of several refunds. */
function RefundTable({ order, refunds }: { order: OrderDetails; refunds: readonly Refund[] }) {
  const t = useText();
  const dates = useDates();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what does not fit
    <section className="refund-table" aria-label={t('orders.refunds')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>{t('orders.refundTime')}</th>
            <th>{t('orders.refundFor')}</th>
            <th>{t('orders.refundTo')}</th>
            <th>{t('orders.refundBy')}</th>
            <th className="end">{t('orders.refundDone')}</th>
          </tr>
        </thead>
        <tbody>
          {refunds.map((refund) => (
            <tr key={refund.id}>
              <td>{dates.dateTime(refund.decided_at ?? refund.created_at)}</td>
              <td>
                {contentOf(order, refund, t)}
                {refund.spared.length > 0 && (
                  <span className="text-caption refund-table-reason">
                    {refund.spared.map((party) => t(`refunds.spared.${party}`)).join(' · ')}
                  </span>
                )}
                {refund.admin_note && (
                  <bdi className="text-caption refund-table-reason">{refund.admin_note}</bdi>
                )}
              </td>
              <td>{destinationsOf(refund, t)}</td>
              <td>{refund.decided_by?.name}</td>
              <td className="end">
                <Amount minor={refund.amount_minor} />
              </td>
            </tr>
          ))}
        </tbody>
        {refunds.length > 1 && (
          <tfoot>
            <tr>
              <th colSpan={4}>{t('orders.refundSum')}</th>
              <td className="end">
                <Amount minor={order.refunded_minor} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** "2× Halloumi, Tip", or that all of the rest was returned. */
function contentOf({ lines }: OrderDetails, { lines: pieces, parts }: Refund, t: Translate): string {
  if (pieces === null) return t('orders.rest');
  return [
    ...pieces.map(
      ({ line_id, quantity }) =>
        `${isolate(`${quantity}×`)} ${lines.find(({ id }) => id === line_id)?.name ?? ''}`,
    ),
    ...parts.map((part) => t(`orders.refundPart.${part}`)),
  ].join(' · ');
}

function destinationsOf({ provider_minor, wallet_minor, by_hand_minor }: Refund, t: Translate): string {
  return [
    provider_minor > 0 && t('orders.toProvider'),
    wallet_minor > 0 && t('orders.toWallet'),
    by_hand_minor > 0 && t('orders.byHand'),
  ]
    .filter(Boolean)
    .join(' · ');
}
