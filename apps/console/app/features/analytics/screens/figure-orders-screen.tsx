import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { FIGURE_GROUPS, listFigureOrders } from '@errand/contract/console/analytics';
import { isCalendarDay } from '@errand/domain/time';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { AnalyticsTabs } from '../analytics-tabs.tsx';
import { isMetric, useFigure } from '../metrics.ts';

/** The orders that a figure is made of, by the address that the figures lead to. */
export default function FigureOrdersScreen() {
  const t = useText();
  const figure = useFigure();
  const dates = createDates({ language: useLanguage(), clock: '24', now: Date.now, timeZone: 'UTC' });
  const [params] = useSearchParams();
  const metric = params.get('metric');
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isKnown = isMetric(metric) && isCalendarDay(from) && isCalendarDay(to);
  const by = FIGURE_GROUPS.find((group) => group === params.get('by'));
  const key = params.get('key');
  const group = by && key !== null ? { by, key } : {};
  const { data } = useQuery({
    ...consoleQuery('orders', listFigureOrders, {
      query: { metric: isMetric(metric) ? metric : 'orders', from, to, ...group, limit: 1 },
    }),
    enabled: isKnown,
  });
  if (!isKnown) return <Navigate to="/analytics" replace />;
  const name = t(`analytics.${metric}`);
  const day = (one: string) => isolateAny(dates.date(`${one}T00:00:00Z`));
  return (
    <Page
      title={data ? t('analytics.ordersSum', { name, sum: isolate(figure(metric, data.sum)) }) : name}
      text={t('analytics.ordersText', { from: day(from), to: day(to) })}
      actions={
        <ButtonLink to={`/analytics?${new URLSearchParams({ metric, from, to })}`} variant="quiet">
          {t('analytics.more')}
        </ButtonLink>
      }
    >
      <AnalyticsTabs />
      <List
        endpoint={listFigureOrders}
        resource="orders"
        href={({ id }) => `/orders/${id}`}
        columns={{
          order: { header: t('analytics.order'), cell: ({ id }) => <bdi dir="ltr">#{id}</bdi> },
          part: {
            header: name,
            align: 'end',
            phone: 'beside',
            cell: ({ count, amount_minor }) => (
              <bdi dir="ltr">{figure(metric, count ?? amount_minor ?? 0)}</bdi>
            ),
          },
          created_at: {
            header: t('analytics.placed'),
            phone: 'plain',
            cell: ({ created_at }) => <Instant at={created_at} />,
          },
          store: { header: t('analytics.by.store'), phone: 'plain', cell: ({ store }) => store?.name ?? '–' },
          zone: { header: t('analytics.by.zone'), cell: ({ zone }) => zone.name },
        }}
        empty={{ title: t('analytics.empty'), text: t('analytics.emptyText') }}
      />
    </Page>
  );
}
