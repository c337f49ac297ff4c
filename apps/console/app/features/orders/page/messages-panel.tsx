import { useText } from '@errand/client/i18n.tsx';
import {
  listOrderMessages,
  type OrderMessages,
  repeatOrderMessage,
} from '@errand/contract/console/orders/order-messages';
import { Button } from '@errand/ui/forms/button.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { UnreachableNotes } from '#blocks/unreachable/unreachable-notes.tsx';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './messages-panel.css';

/** What the customer was told of the order outside of the shop, and what became of each message. */
export function MessagesPanel({ id }: { id: number }) {
  const t = useText();
  const { rows, unreachable } = useRead('orders', listOrderMessages, { params: { id } });
  return (
    <Panel
      title={t('orders.messages')}
      text={t(rows.length > 0 ? 'orders.messagesText' : 'orders.messagesNone')}
    >
      <UnreachableNotes rows={unreachable} />
      {rows.length > 0 && (
        <ul className="order-messages">
          {rows.map((message) => (
            <Message key={message.id} orderId={id} message={message} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Message({ orderId, message }: { orderId: number; message: OrderMessages['rows'][number] }) {
  const t = useText();
  const dates = useDates();
  const mayCall = useMayCall();
  const repeat = useChange(repeatOrderMessage, { done: t('orders.messageRepeated') });
  const { id, title, channel, state, delivery, reason, created_at, sent_at } = message;
  return (
    <li>
      <span>
        <b>{title}</b>
        <span className="text-caption">
          {[t(`orders.messageBy.${channel}`), dates.dateTime(sent_at ?? created_at)].join(' · ')}
        </span>
        {reason && <bdi className="text-caption order-messages-reason">{reason}</bdi>}
      </span>
      <span className="order-messages-state">
        {delivery === null ? (
          <StateTag of="orders.message" state={state} />
        ) : (
          <StateTag of="orders.delivery" state={delivery} />
        )}
        {state === 'failed' && mayCall(repeatOrderMessage) && (
          <Button
            size="sm"
            variant="quiet"
            loading={repeat.isPending}
            onClick={() => repeat.mutate({ params: { id: orderId, message: id }, body: {} })}
          >
            {t('orders.messageRepeat')}
          </Button>
        )}
      </span>
    </li>
  );
}
