import { useText } from '@errand/client/i18n.tsx';
import { getKitchen } from '@errand/contract/console/kitchen/board';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { TicketLines } from '../board/ticket-lines.tsx';
import { useKitchenStore } from '../use-kitchen-store.ts';
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
  const data = useRead('kitchen', getKitchen, { params: { id: store.id } });
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

const MM_PER_PX = 25.4 / 96;

/** For fractions of pixels that printing rounds differently. */
const SLACK_MM = 2;

/**
 * A strip of paper of 80 mm, printed on a page as long as its content. CSS has no such page (`80mm auto` is not a valid
 * size), so the strip is measured: with its padding of 3 mm it is as high on the screen as the page with its margins.
 */
function TicketPaper({ children }: { children: ReactNode }) {
  const paper = useRef<HTMLElement>(null);
  const [lengthMm, setLengthMm] = useState(0);
  useLayoutEffect(() => {
    const element = paper.current;
    if (!element) return;
    const measure = () => setLengthMm(Math.ceil(element.offsetHeight * MM_PER_PX) + SLACK_MM);
    // Before the first paint, because the ticket may be printed at once.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <style>{`@page ticket { size: 80mm ${lengthMm}mm; margin: 3mm; }`}</style>
      <section className="ticket" ref={paper}>
        {children}
      </section>
    </>
  );
}
