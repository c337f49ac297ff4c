import { useText } from '@errand/client/i18n.tsx';
import { listOrderPlaces, listOrders, type OrderRow } from '@errand/contract/console/orders';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import { BoardColumn } from '#blocks/board/board-column.tsx';
import { FilterSelect } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { OrderCard } from '../board/order-card.tsx';
import { useNow } from '../due-time.tsx';
import './board-screen.css';

const COLUMNS = [
  { name: 'new', statuses: ['pending', 'accepted'] },
  { name: 'preparing', statuses: ['confirmed', 'processing'] },
  { name: 'ready', statuses: ['handover'] },
  { name: 'underway', statuses: ['picked_up'] },
] as const satisfies readonly { name: string; statuses: readonly OrderRow['status'][] }[];

const MOST = 100;

/** Running orders as cards in columns, with their next step. */
export default function BoardScreen() {
  const t = useText();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const store = params.get('store_id') ?? '';
  const { data: places } = useQuery(consoleQuery('zones', listOrderPlaces, {}));
  const query = {
    phase: 'running',
    limit: MOST,
    ...(Number(store) > 0 && { store_id: Number(store) }),
  } as const;
  const { data } = useQuery({
    ...consoleQuery('orders', listOrders, { query }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows.filter(({ status }) => status !== 'failed') ?? null;
  return (
    <Page
      title={t('orders.boardTitle')}
      text={t('orders.boardText')}
      actions={
        <>
          {(places?.stores.length ?? 0) > 1 && (
            <FilterSelect
              label={t('orders.store')}
              value={store}
              options={(places?.stores ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(value) => setParams(value ? { store_id: value } : {})}
            />
          )}
          <ButtonLink to="/orders" variant="quiet">
            {t('orders.list')}
          </ButtonLink>
        </>
      }
    >
      {data?.next && <Note text={t('orders.truncated', { count: MOST })} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- empty columns have nothing to focus, and on a phone they scroll */}
      <section className="board" tabIndex={0} aria-label={t('orders.boardTitle')}>
        {COLUMNS.map(({ name, statuses }) => (
          <BoardColumn
            key={name}
            title={t(`orders.column.${name}`)}
            card={(order) => <OrderCard order={order} now={now} onKeyDown={focusNextCard} />}
            rows={
              rows &&
              rows
                .filter(({ status }) => statuses.some((known) => known === status))
                .toSorted((a, b) => dueOf(a) - dueOf(b))
            }
          />
        ))}
      </section>
    </Page>
  );
}

/** The arrow keys move the focus between cards of a column, and to the first card of the next one. */
function focusNextCard(event: KeyboardEvent<HTMLElement>): void {
  const column = event.currentTarget.closest('.board-column');
  const next = targetOf(event, column);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, column: Element | null) {
  const own = linksOf(column);
  const at = own.indexOf(currentTarget);
  if (key === 'ArrowDown') return own[at + 1];
  if (key === 'ArrowUp') return own[at - 1];
  const isRtl = document.documentElement.dir === 'rtl';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return linksOf(column?.nextElementSibling)[0];
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return linksOf(column?.previousElementSibling)[0];
  return undefined;
}

function linksOf(column: Element | null | undefined): HTMLElement[] {
  return [...(column?.querySelectorAll<HTMLElement>('.order-card-link') ?? [])];
}

function dueOf({ due_at }: OrderRow): number {
  return due_at === null ? Number.MAX_VALUE : Date.parse(due_at);
}
