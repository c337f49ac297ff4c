import { type Translate, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { listParcelCancelReasons } from '@errand/contract/parcel';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { type Reasoned, ReasonForm } from '../../post-delivery/reason-form.tsx';
import { ReturnTerms } from './return-terms.tsx';

export type CancelType = NonNullable<NonNullable<Order['parcel']>['cancellation_type']>;

async function loadReasons(type: CancelType): Promise<string[]> {
  const query = { limit: 50, cancellation_type: type };
  const { data } = await api.call(listParcelCancelReasons, { query });
  return data.map(({ reason }) => reason);
}

/** The consequences of canceling now, the operator's reasons to choose from, and two buttons. */
export function CancelParcelForm(props: {
  order: Order;
  type: CancelType;
  /** The courier picked the parcel up after the dialog was opened. */
  hasMovedOn: boolean;
  busy: boolean;
  onCancel: (given: Reasoned) => void;
  onKeep: () => void;
}) {
  const { order, type, hasMovedOn, busy, onCancel, onKeep } = props;
  const t = useText();
  const { exact } = useMoney();
  const fee = order.parcel?.cancellation_fee ?? 0;
  const isBack = type === 'after_pickup';
  return (
    <>
      {hasMovedOn && (
        <Note live="status" tone="warn" icon={CircleAlert} text={t('parcel-order.cancelMovedOn')} />
      )}
      <p className="text-muted">
        {isBack ? t('parcel-order.cancelBackText') : beforeText(order, fee && isolate(exact(fee)), t)}
      </p>
      {isBack && <ReturnTerms order={order} fee={fee} />}
      <ReasonForm
        name={`cancel-parcel-${type}`}
        load={() => loadReasons(type)}
        legend={t('parcel-order.cancelWhy')}
        words={t('orders.refundNote')}
        onSend={onCancel}
      >
        <div className="confirm-dialog-buttons">
          <Button variant="quiet" onClick={onKeep}>
            {t('parcel-order.keep')}
          </Button>
          <Button type="submit" variant="danger" loading={busy}>
            {t(isBack ? 'parcel-order.cancelBack' : 'parcel-order.cancel')}
          </Button>
        </div>
      </ReasonForm>
    </>
  );
}

function beforeText({ payment_status: status }: Order, fee: string | 0, t: Translate): string {
  const returned = status === 'unpaid' ? '' : ` ${t('parcel-order.cancelRefund')}`;
  return (fee ? t('parcel-order.cancelFee', { amount: fee }) : t('parcel-order.cancelFree')) + returned;
}
