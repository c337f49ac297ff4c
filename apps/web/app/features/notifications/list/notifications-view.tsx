import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { Notification } from '@errand/contract/notifications';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { MoreButton } from '@errand/ui/lists/more-button.tsx';
import { RowsSkeleton } from '@errand/ui/lists/rows-skeleton.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { ReceiptText, Undo2 } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import { PageTitle } from '#platform/page-title.tsx';
import { ZoneNote } from '#platform/zone-note.tsx';
import { useNotifications } from './use-notifications.ts';
import { useSeen } from './use-seen.ts';
import '@errand/ui/lists/dated-history.css';
import './notifications-view.css';

/** What happened to the customer's orders, by day, newest first. Opening it marks what it shows as seen. */
export function NotificationsView() {
  const t = useText();
  const { query, rows } = useNotifications();
  const isNew = useSeen(rows);
  const { time_zone: timeZone } = useConfig();
  const [newest] = rows;
  const isOffline = query.fetchStatus === 'paused';
  const isFailed = rows.length === 0 && (query.isError || isOffline);
  return (
    <>
      <PageTitle text={t('notifications.title')} />
      <h1 className="text-h1">{t('notifications.title')}</h1>
      {newest && <ZoneNote timeZone={timeZone} at={newest.created_at} />}
      {query.isPending && !isFailed && <ListSkeleton />}
      {isFailed && (
        <FailedState
          picture="bell"
          title={t('notifications.failed')}
          text={isOffline ? t('ui.offline') : undefined}
          onRetry={query.refetch}
        />
      )}
      {query.isSuccess && rows.length === 0 && (
        <EmptyState picture="bell" title={t('notifications.noneTitle')} text={t('notifications.noneText')}>
          <ButtonLink variant="soft" to="/home">
            {t('orders.start')}
          </ButtonLink>
        </EmptyState>
      )}
      <Days rows={rows} isNew={isNew} />
      <MoreButton query={query} />
    </>
  );
}

type IsNew = (row: Notification) => boolean;

function Days({ rows, isNew }: { rows: Notification[]; isNew: IsNew }) {
  const dates = useDates();
  const days = new Map<string, Notification[]>();
  for (const row of rows) {
    const day = dates.day(row.created_at);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return (
    <div className="dated-list">
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h3 className="text-caption">{day}</h3>
          <ul>
            {ofDay.map((row) => (
              <Row key={row.id} row={row} isNew={isNew(row)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ row, isNew }: { row: Notification; isNew: boolean }) {
  const t = useText();
  const dates = useDates();
  const { title, description, image_full_url: picture, type, order_id: orderId } = row.data;
  return (
    <li className={cx('dated-list-row', 'notification', isNew && 'new')}>
      {picture ? (
        <Tile name={title} className="size-40" src={picture} art={null} width={40} />
      ) : (
        <span className="dated-list-icon">
          {type === 'refund' ? (
            <Undo2 className="icon mirror-rtl" size={22} />
          ) : (
            <ReceiptText className="icon" size={22} />
          )}
        </span>
      )}
      <div className="dated-list-text">
        <div className="layout-row layout-between">
          <Link to={`/track-order?order_id=${orderId}`} className="text-title card-link">
            {title}
            {isNew && <span className="sr-only">{t('notifications.new')}</span>}
          </Link>
          <time className="text-caption" dateTime={row.created_at}>
            <bdi dir="ltr">{dates.clock(row.created_at)}</bdi>
          </time>
        </div>
        <p className="text-meta">{description}</p>
      </div>
    </li>
  );
}

function ListSkeleton() {
  return (
    <div className="dated-list" aria-hidden="true">
      <h3 className="text-caption">
        <Skeleton width="72px" />
      </h3>
      <RowsSkeleton
        count={4}
        row="dated-list-row notification"
        text="dated-list-text"
        picture={{ size: '40px', radius: '12px' }}
        lines={['34%', '72%']}
      />
    </div>
  );
}
