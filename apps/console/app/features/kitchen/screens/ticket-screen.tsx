import { useText } from '@errand/client/i18n.tsx';
import { getKitchen } from '@errand/contract/console/sides/kitchen';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { TicketLines } from '../board/ticket-lines.tsx';
import { useKitchenStore } from '../use-kitchen-store.ts';
import { TicketPaper } from './ticket-paper.tsx';
import './ticket-screen.css';

/** The ticket of a running order, for a printer of the kitchen. */
export default function TicketScreen() {
  const t = useText();
  const { store } = useKitchenStore();
  if (!store) return <EmptyState level={1} title={t('kitchen.noStore')} text={t('kitchen.noStoreText')} />;
  return <Ticket store={store} />;
}

function Ticket({ store }: { store: { id: number; name: string } }) {
  const t = useText();
  const dates = useDates();
  const id = Number(useParams().id);
  const { data } = useSuspenseQuery(consoleQuery('kitchen', getKitchen, { params: { id: store.id } }));
  const order = data.orders.find((one) => one.id === id);
  const back = { to: `/kitchen?store=${store.id}`, label: t('kitchen.board') };
  if (!order)
    return (
      <Page title={t('kitchen.order', { id })} back={back} narrow>
        <Note text={t('kitchen.ticketGone')} />
      </Page>
    );
  const due = order.scheduled_for ?? order.due_at;
  return (
    <Page
      title={t('kitchen.order', { id })}
      text={store.name}
      back={back}
      actions={<Button onClick={() => window.print()}>{t('kitchen.printNow')}</Button>}
      narrow
    >
      <TicketPaper>
        <header>
          <span>{store.name}</span>
          <b className="ticket-number">
            <bdi dir="ltr">#{id}</bdi> · {t(`kitchen.type.${order.type}`)}
          </b>
          <span>
            <bdi>{order.customer_name}</bdi>
          </span>
          <span className="text-caption">
            {t('kitchen.placed', { time: dates.dateTime(order.created_at) })}
          </span>
          {due && <b>{t('kitchen.due', { time: dates.dateTime(due) })}</b>}
        </header>
        <TicketLines order={order} />
      </TicketPaper>
    </Page>
  );
}
