import { type Translate, useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { returnedKey } from '@errand/domain/orders';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { AmountRows } from '#blocks/formatted/amount-rows.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { EditItems } from '../edit/edit-items.tsx';
import { EditsList } from '../edit/edits-list.tsx';
import { PrescriptionMark } from '../prescription/prescription-mark.tsx';
import { RecordedChecks } from '../prescription/recorded-checks.tsx';
import { BillRows } from './bill-rows.tsx';
import './items-panel.css';

/** The lines and the bill as the customer agreed to them; before the preparation they can be changed. */
export function ItemsPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const hasLines = order.lines.length > 0;
  const isOfStore = order.type === 'delivery' || order.type === 'take_away';
  const { prescription } = order;
  const canEdit = order.editable && order.store !== null && may('orders.edit');
  return (
    <Panel
      title={hasLines ? t('orders.items') : t('orders.bill')}
      actions={
        canEdit &&
        !isEditing && (
          <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
            {t('orders.editItems')}
          </Button>
        )
      }
    >
      {isEditing && canEdit && order.store ? (
        <EditItems
          // Lines that were changed elsewhere restart the edit; other changes of the order do not.
          key={order.lines.map(({ id, quantity }) => `${id}×${quantity}`).join()}
          order={order}
          storeId={order.store.id}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          {isOfStore && !hasLines && !prescription && <Note text={t('orders.noItems')} />}
          {prescription && may('orders.dispense') && (
            <ButtonLink
              to={`/orders/${order.id}/prescription`}
              variant={prescription.step === 'reading' ? 'primary' : 'quiet'}
            >
              {t(prescription.step === 'reading' ? 'orders.rx.read' : 'orders.rx.open')}
            </ButtonLink>
          )}
          {(order.awaits_check || order.checks.length > 0) && may('orders.dispense') && (
            <ButtonLink
              to={`/orders/${order.id}/prescription-check`}
              variant={order.awaits_check ? 'primary' : 'quiet'}
            >
              {t(order.awaits_check ? 'orders.rx.check' : 'orders.rx.open')}
            </ButtonLink>
          )}
          {hasLines && (
            <ul className="order-lines">
              {order.lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          )}
          <Bill order={order} />
          <RecordedChecks checks={order.checks} />
        </>
      )}
      <EditsList edits={order.edits} />
    </Panel>
  );
}

function Line({ line }: { line: OrderDetails['lines'][number] }) {
  const t = useText();
  const money = useMoney();
  const addOns = line.add_ons.map(({ name, quantity }) =>
    quantity > 1 ? `${isolate(`${quantity}×`)} ${name}` : name,
  );
  return (
    <li className="order-line">
      <bdi dir="ltr" className="order-line-quantity">
        {isolate(`${line.quantity}×`)}
      </bdi>
      <span className="order-line-name">
        <span>
          {line.name} {line.check && <PrescriptionMark />}
        </span>
        {line.choice && <span className="text-caption">{line.choice}</span>}
        {line.substitute_for && (
          <span className="text-caption">
            {t('orders.rx.insteadOf', { prescribed: isolate(line.substitute_for) })}
          </span>
        )}
        {line.refunded_quantity > 0 && (
          <span className="tag warn">{t('orders.lineRefunded', { count: line.refunded_quantity })}</span>
        )}
        {addOns.length > 0 && <span className="text-caption">+ {addOns.join(' · ')}</span>}
      </span>
      <bdi dir="ltr" className="order-line-total">
        {money(line.total_minor + line.discount_minor)}
      </bdi>
    </li>
  );
}

/** What was charged, what went back, what is due and what was written off, in the state of the order. */
function moneyRows({ money }: OrderDetails, t: Translate): [string, number][] {
  const { charged, returned, due, written_off_minor: writtenOffMinor } = money;
  return [
    ...charged.map(({ way, amount_minor }): [string, number] => [
      t(`orders.money.paid.${way}`),
      amount_minor,
    ]),
    ...returned.map(({ to, is_pending: isPending, amount_minor }): [string, number] => [
      t(`orders.money.${returnedKey({ to, isPending })}`),
      -amount_minor,
    ]),
    ...due.map(({ way, amount_minor }): [string, number] => [t(`orders.money.due.${way}`), amount_minor]),
    [t('orders.money.writtenOff'), writtenOffMinor],
  ];
}

function cashbackRows({ cashback }: OrderDetails, t: Translate): [string, number][] {
  if (!cashback) return [];
  const state = t(`orders.cashback.${cashback.state}`);
  return [
    [t('orders.cashback', { offer: cashback.offer.name, state }), cashback.amount_minor],
    [t('orders.cashbackTaken'), -cashback.taken_back_minor],
  ];
}

function Bill({ order }: { order: OrderDetails }) {
  const t = useText();
  const money = useMoney();
  return (
    <>
      <BillRows
        bill={order.bill}
        returnFeeMinor={order.money.return_fee_minor}
        chargesMinor={order.money.charges_minor}
        totalMinor={order.money.total_minor}
        couponCode={order.coupon_code}
        more={[...moneyRows(order, t), ...cashbackRows(order, t)]}
      />
      {order.taxes.length > 1 && (
        <AmountRows
          className="order-bill text-caption"
          rows={order.taxes.map(({ rate, base_minor, tax_minor }) => ({
            label: t('orders.taxOfRate', { rate: isolate(String(rate)), base: isolate(money(base_minor)) }),
            minor: tax_minor,
          }))}
        />
      )}
      {order.tax_included && order.tax_minor > 0 && (
        <p className="text-caption">{t('orders.taxIncluded', { amount: isolate(money(order.tax_minor)) })}</p>
      )}
    </>
  );
}
