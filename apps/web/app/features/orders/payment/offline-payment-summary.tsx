import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isOn } from '@errand/contract/flag';
import type { Order } from '@errand/contract/orders';
import { getOfflinePayment, saveOfflinePayment, updateOfflinePayment } from '@errand/contract/payments';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Landmark } from 'lucide-react';
import { useState } from 'react';
import { bodyOf, OfflineForm, type OfflinePaymentDetails } from '#features/payments/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { labelFor } from '../kind-labels.ts';
import { useOrderTimes } from '../times/use-order-times.ts';
import '../track/order-panel.css';

type Transferred = Pick<
  Order,
  'id' | 'order_status' | 'order_type' | 'money' | 'updated_at' | 'transfer_by' | 'time_zone'
>;

/**
 * An offline payment that an operator has not verified yet: the details given, and a button to edit them. After the
 * delivery it names the open amount.
 */
export function OfflinePaymentSummary({ order }: { order: Transferred }) {
  const t = useText();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const key = { order_id: order.id, ...guestField() };
  const { data } = useQuery({
    // A rejection changes `updated_at`, which refetches the details.
    queryKey: [...queryKeys.offlinePayment(order.id), order.updated_at],
    queryFn: () => api.call(getOfflinePayment, { query: key }),
    placeholderData: keepPreviousData,
  });
  const isDelivered = order.order_status === 'delivered';
  const isSaved = data && data.method_id !== null;
  const save = useMutation({
    mutationFn: (details: OfflinePaymentDetails) =>
      api.call(isSaved ? updateOfflinePayment : saveOfflinePayment, {
        query: {},
        body: bodyOf(key, details),
      }),
    onSuccess: ({ message }) => {
      setEditing(false);
      toastDone(message);
    },
    onError: (error) => toastError(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.offlinePayment(order.id) }),
  });
  if (!data) return isDelivered ? <OpenPayment order={order} /> : null;
  const initial =
    data.method_id === null
      ? null
      : {
          methodId: data.method_id,
          informations: data.informations,
          note: data.customer_note ?? '',
          receipt: null,
          sentReceipt: data.receipt_full_url,
        };
  const action = t(initial ? 'payments.change' : 'payments.add');
  return (
    <div className="order-panel-actions">
      {data.reject_reason && (
        <Note tone="warn" icon={CircleAlert}>
          <span>
            {t('payments.rejected')} <bdi>{data.reject_reason}</bdi>
            <br />
            {t('payments.sendAgain')}
          </span>
        </Note>
      )}
      {isDelivered ? (
        <OpenPayment order={order} />
      ) : data.reject_reason ? null : (
        <Note
          tone={initial ? undefined : 'warn'}
          icon={initial ? Landmark : CircleAlert}
          text={t(initial ? labelFor(order, 'payments.checking') : 'payments.detailsMissing')}
        />
      )}
      {order.transfer_by && <Deadline by={order.transfer_by} timeZone={order.time_zone} />}
      <Button variant="soft" full onClick={() => setEditing(true)}>
        {action}
      </Button>
      <Dialog open={editing} onClose={() => setEditing(false)} title={action}>
        <OfflineForm
          amount={openAmount(order)}
          initial={initial}
          onSubmit={(details) => save.mutate(details)}
        >
          <Button type="submit" size="lg" full loading={save.isPending}>
            {t('payments.save')}
          </Button>
        </OfflineForm>
      </Dialog>
    </div>
  );
}

/** Until when the transfer has to arrive. */
function Deadline({ by, timeZone }: { by: string; timeZone: string }) {
  const t = useText();
  const times = useOrderTimes(timeZone);
  const time = isolateAny(`${times.day(by)}${t('ui.comma')} ${times.clock(by)}`);
  return <p className="text-caption">{t('payments.deadline', { time })}</p>;
}

/** The open amount of a delivered order, and that its points wait for it. */
function OpenPayment({ order }: { order: Transferred }) {
  const t = useText();
  const money = useMoney();
  const { token } = useSession();
  const { loyalty_point_status: points } = useConfig();
  return (
    <Note tone="warn" icon={CircleAlert}>
      <span>
        {t('payments.open', { amount: isolate(money.exact(openAmount(order) ?? 0)) })}
        {token && isOn(points) && ` ${t(labelFor(order, 'payments.openPoints'))}`}
      </span>
    </Note>
  );
}

/** What is still to be transferred. */
function openAmount(order: Transferred): number | null {
  return order.money?.due.find(({ way }) => way === 'transfer')?.amount ?? null;
}
