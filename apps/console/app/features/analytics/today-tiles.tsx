import { useText } from '@errand/client/i18n.tsx';
import { getToday } from '@errand/contract/console/analytics';
import { isolate } from '@errand/ui/isolate.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consoleQuery } from '#platform/query.ts';
import { type Metric, useFigure } from './metrics.ts';
import './today-tiles.css';

/** Live events of orders refetch the tiles. The interval covers changes without an event. */
const REFETCH_MS = 30_000;
const COMPARED = [
  'orders',
  'sales_minor',
  'delivered',
  'canceled',
  'commission_minor',
] as const satisfies Metric[];

/** Today's figures beside those of yesterday, and the running orders. */
export function TodayTiles() {
  const t = useText();
  const figure = useFigure();
  const { data } = useSuspenseQuery({
    ...consoleQuery('orders', getToday, {}),
    refetchInterval: REFETCH_MS,
  });
  return (
    <dl className="today-tiles">
      <Tile label={t('analytics.running')} value={figure('orders', data.running)}>
        {t('analytics.waiting', { count: data.waiting })} · {t('analytics.late', { count: data.late })}
      </Tile>
      {COMPARED.map((metric) => (
        <Tile key={metric} label={t(`analytics.${metric}`)} value={figure(metric, data.today[metric])}>
          {t('analytics.yesterday', { value: isolate(figure(metric, data.yesterday[metric])) })}
        </Tile>
      ))}
    </dl>
  );
}

function Tile({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="today-tile">
      <dt className="text-label">{label}</dt>
      <dd>
        <b className="text-h2">
          <bdi dir="ltr">{value}</bdi>
        </b>
        <span className="text-caption">{children}</span>
      </dd>
    </div>
  );
}
