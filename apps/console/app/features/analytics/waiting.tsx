import { useText } from '@errand/client/i18n.tsx';
import { getToday } from '@errand/contract/console/analytics';
import { listFundings } from '@errand/contract/console/customers/fundings';
import type { ConsoleResource } from '@errand/contract/console/events';
import { listRefunds } from '@errand/contract/console/refunds';
import {
  listCourierApplications,
  listStoreApplications,
} from '@errand/contract/console/support/applications';
import { listConversations } from '@errand/contract/console/support/chat';
import { listOfflinePayments } from '@errand/contract/console/support/offline-payments';
import { listProblems } from '@errand/contract/console/support/problems';
import type { InputOf } from '@errand/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ListEndpoint } from '#blocks/list/list-types.ts';
import { Panel } from '#blocks/page/page.tsx';
import { consoleQuery, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './waiting.css';

type Queue = { id: string; resource: ConsoleResource; endpoint: ListEndpoint; to: string };

/** Lists with entries that await a decision of the staff. The address selects those entries. */
const QUEUES = [
  { id: 'refunds', resource: 'refunds', endpoint: listRefunds, to: '/refunds?status=requested' },
  { id: 'payments', resource: 'payments', endpoint: listOfflinePayments, to: '/payments?state=waiting' },
  { id: 'chats', resource: 'chat', endpoint: listConversations, to: '/chat?unread=true' },
  { id: 'problems', resource: 'problems', endpoint: listProblems, to: '/problems?state=open' },
  {
    id: 'fundings',
    resource: 'customers',
    endpoint: listFundings,
    to: '/customers/fundings?status=requested',
  },
  { id: 'stores', resource: 'stores', endpoint: listStoreApplications, to: '/applications?status=pending' },
  {
    id: 'couriers',
    resource: 'couriers',
    endpoint: listCourierApplications,
    to: '/applications/couriers?status=pending',
  },
] as const satisfies readonly Queue[];

/** The number of entries that await a decision, by list, with links. */
export function Waiting() {
  const t = useText();
  const may = useMay();
  return (
    <Panel title={t('analytics.queues')}>
      <ul className="waiting">
        {may('orders.read') && may('analytics.read') && <OrderEntries />}
        {QUEUES.filter(({ endpoint }) => may(endpoint.permission)).map((queue) => (
          <QueueEntry key={queue.id} {...queue} label={t(`analytics.queue.${queue.id}`)} />
        ))}
      </ul>
    </Panel>
  );
}

function OrderEntries() {
  const t = useText();
  const { late, waiting } = useRead('orders', getToday, {});
  return (
    <>
      <Entry label={t('analytics.queue.late')} count={late} to="/orders?late=true" />
      <Entry label={t('analytics.queue.unaccepted')} count={waiting} to="/orders/board" />
    </>
  );
}

function QueueEntry({ resource, endpoint, to, label }: Queue & { label: string }) {
  const filter = Object.fromEntries(new URLSearchParams(to.slice(to.indexOf('?'))));
  const input = { query: { ...filter, limit: 1 } } as unknown as InputOf<ListEndpoint>;
  const { data } = useQuery(consoleQuery(resource, endpoint, input));
  return <Entry label={label} count={data?.total} to={to} />;
}

function Entry({ label, count, to }: { label: string; count: number | undefined; to: string }) {
  return (
    <li>
      <Link to={to}>
        <span>{label}</span>
        <b className={count ? 'tag warn' : 'waiting-none'}>{count ?? '–'}</b>
        <ChevronRight className="icon mirror-rtl icon-bold" size={16} />
      </Link>
    </li>
  );
}
