import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listFigures } from '@errand/contract/console/analytics';
import { useQuery } from '@tanstack/react-query';
import { consoleQuery } from '#platform/query.ts';
import { Chart } from './chart.tsx';
import { addDays, listTimes, today } from './days.ts';
import { useFigure } from './metrics.ts';

const DAYS = 14;

/** Sales of the last two weeks, one bar a day. Without bars until they are loaded. */
export function LastDays() {
  const t = useText();
  const figure = useFigure();
  const dates = createDates({ language: useLanguage(), clock: '24', now: Date.now, timeZone: 'UTC' });
  const to = today();
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
