import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getToday, listFigures } from '@errand/contract/console/analytics';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '#blocks/page/page.tsx';
import { CaseQueue } from '#features/cases/index.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay, useSession } from '#platform/session.ts';
import { Chart } from '../chart.tsx';
import { addDays, listTimes, today } from '../days.ts';
import { type Metric, useFigure } from '../metrics.ts';
import { Waiting } from '../waiting.tsx';
import './today-screen.css';

export default function TodayScreen() {
  const t = useText();
  const may = useMay();
  const hasFigures = may('analytics.read');
  return (
    <Page
      title={t('analytics.today')}
      text={t('analytics.todayText')}
      actions={
        hasFigures && (
          <ButtonLink to="/analytics" variant="quiet">
            {t('analytics.more')}
          </ButtonLink>
        )
      }
    >
      {may('cases.read') && <CaseQueue />}
      {hasFigures && <TodayTiles />}
      <div className={cx(hasFigures && 'today-columns')}>
        {hasFigures && <LastDays />}
        <Waiting />
      </div>
    </Page>
  );
}

const DAYS = 14;

/** Sales of the last two weeks, one bar a day. Without bars until they are loaded. */
function LastDays() {
  const t = useText();
  const figure = useFigure();
  const { time_zone: timeZone } = useSession();
  const dates = createDates({ language: useLanguage(), clock: '24', now: Date.now, timeZone: 'UTC' });
  const to = today(timeZone);
  const from = addDays(to, 1 - DAYS);
  const { data } = useQuery(consoleQuery('orders', listFigures, { query: { by: 'day', from, to } }));
  const bars = listTimes('day', from, to).map((key) => {
    const value = data?.rows.find((row) => row.key === key)?.sales_minor ?? 0;
    return {
      key,
      label: dates.date(`${key}T00:00:00Z`),
      value,
      text: figure('sales_minor', value),
    };
  });
  const most = figure('sales_minor', Math.max(0, ...bars.map(({ value }) => value)));
  const total = figure(
    'sales_minor',
    bars.reduce((sum, { value }) => sum + value, 0),
  );
  const title = t('analytics.lastDays', { count: DAYS });
  return (
    <Chart
      bars={bars}
      title={title}
      total={total}
      top={most}
      label={t('analytics.chart', { name: title, total, most })}
    />
  );
}

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
function TodayTiles() {
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
