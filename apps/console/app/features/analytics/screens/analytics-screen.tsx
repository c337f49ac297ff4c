import { createDates } from '@errand/client/dates.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { COMPARISONS, FIGURE_GROUPS, listFigures } from '@errand/contract/console/analytics';
import { csvUrlOf } from '@errand/contract/console/console-client';
import { isCalendarDay } from '@errand/domain/time';
import { DateInput, type DateInputProps } from '@errand/ui/forms/date/date-input.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import { AnalyticsTabs } from '../analytics-tabs.tsx';
import { Chart, Ranking } from '../chart.tsx';
import { addDays, listTimes, today } from '../days.ts';
import { FigureTable, type OrdersHref } from '../figure-table.tsx';
import { isMetric, METRICS, useChangeText, useFigure } from '../metrics.ts';
import '#blocks/list/list-toolbar.css';
import './analytics-screen.css';

const DEFAULT_DAYS = 30;

/** Figures of a range of days by time, zone, store, courier or module. All choices are in the address. */
export default function AnalyticsScreen() {
  const t = useText();
  const figure = useFigure();
  const { time_zone: timeZone } = useSession();
  const dates = createDates({ language: useLanguage(), clock: '24', now: Date.now, timeZone: 'UTC' });
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams((before) => {
      before.set(name, value);
      return before;
    });
  const dayIn = (name: string) => [params.get(name) ?? ''].find(isCalendarDay);
  const to = dayIn('to') ?? today(timeZone);
  const from = dayIn('from') ?? addDays(to, 1 - DEFAULT_DAYS);
  const by = FIGURE_GROUPS.find((group) => group === params.get('by')) ?? 'day';
  const given = params.get('metric');
  const metric = isMetric(given) ? given : 'sales_minor';
  const compare = COMPARISONS.find((comparison) => comparison === params.get('compare'));
  const query = { by, from, to, ...(compare && { compare }) };
  const { data, error } = useQuery({
    ...consoleQuery('orders', listFigures, { query }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows ?? [];
  const total = rows.reduce((sum, row) => sum + row[metric], 0);
  const before = rows.reduce((sum, row) => sum + (row.before?.[metric] ?? 0), 0);
  const changeText = useChangeText();
  const ordersHref: OrdersHref = (one, key) => {
    const group = key === null ? {} : { by, key };
    return `/analytics/orders?${new URLSearchParams({ metric: one, from, to, ...group })}`;
  };
  const isTime = by === 'day' || by === 'week' || by === 'month';
  const nameOf = (row: { key: string; name: string | null }) =>
    isTime ? dates.date(`${row.key}T00:00:00Z`) : (row.name ?? t('analytics.none'));
  const bars = isTime
    ? listTimes(by, from, to).map((key) => {
        const value = rows.find((row) => row.key === key)?.[metric] ?? 0;
        return { key, label: nameOf({ key, name: null }), value, text: figure(metric, value) };
      })
    : rows.slice(0, 25).map((row) => ({
        key: row.key,
        label: nameOf(row),
        value: row[metric],
        text: figure(metric, row[metric]),
      }));
  const most = figure(metric, Math.max(0, ...bars.map(({ value }) => value)));
  const name = t(`analytics.${metric}`);
  const summary = t('analytics.chart', { name, total: figure(metric, total), most });

  return (
    <Page
      title={t('analytics.title')}
      text={t('analytics.text')}
      actions={
        <a className="list-tool" download href={csvUrlOf(listFigures, { query })}>
          <Download className="icon" size={17} />
          {t('blocks.export')}
        </a>
      }
    >
      <AnalyticsTabs />
      <div className="analytics-choices">
        <DayChoice label={t('analytics.from')} value={from} max={to} onChange={(day) => set('from', day)} />
        <DayChoice label={t('analytics.to')} value={to} min={from} onChange={(day) => set('to', day)} />
        <label>
          <span className="text-caption">{t('analytics.by')}</span>
          <span className="list-choice">
            <select value={by} onChange={({ target }) => set('by', target.value)}>
              <Options values={FIGURE_GROUPS} label={(group) => t(`analytics.by.${group}`)} />
            </select>
            <ChevronDown className="icon icon-bold" size={15} />
          </span>
        </label>
        <label>
          <span className="text-caption">{t('analytics.metric')}</span>
          <span className="list-choice">
            <select value={metric} onChange={({ target }) => set('metric', target.value)}>
              <Options values={METRICS} label={(one) => t(`analytics.${one}`)} />
            </select>
            <ChevronDown className="icon icon-bold" size={15} />
          </span>
        </label>
        <label>
          <span className="text-caption">{t('analytics.compare')}</span>
          <span className="list-choice">
            <select value={compare ?? ''} onChange={({ target }) => set('compare', target.value)}>
              <option value="">{t('analytics.compare.none')}</option>
              <Options values={COMPARISONS} label={(one) => t(`analytics.compare.${one}`)} />
            </select>
            <ChevronDown className="icon icon-bold" size={15} />
          </span>
        </label>
        <p className="analytics-total">
          <span className="text-caption">{name}</span>
          <b className="text-h3">
            <bdi dir="ltr">{figure(metric, total)}</bdi>
          </b>
          {compare && (
            <span className="text-caption">
              {t('analytics.was', { value: isolate(figure(metric, before)) })}{' '}
              <bdi dir="ltr">{changeText(metric, total, before)}</bdi>
            </span>
          )}
        </p>
      </div>
      {error ? (
        <EmptyState title={t('blocks.loadFailed')} text={errorMessage(error, t)} level={2} />
      ) : data && rows.length === 0 ? (
        <EmptyState title={t('analytics.empty')} text={t('analytics.emptyText')} level={2} />
      ) : (
        <>
          {isTime ? (
            <Chart bars={bars} top={most} label={summary} />
          ) : (
            <Ranking bars={bars} label={summary} />
          )}
          <FigureTable
            rows={rows}
            nameOf={nameOf}
            heading={t(`analytics.by.${by}`)}
            ordersHref={ordersHref}
          />
        </>
      )}
    </Page>
  );
}

/** A day of the range; figures change when a day of the calendar is entered. */
function DayChoice({ onChange, ...props }: DateInputProps) {
  const id = useId();
  const { time_zone: timeZone } = useSession();
  return (
    <div className="analytics-day">
      <label className="text-caption" htmlFor={id}>
        {props.label}
      </label>
      <span className="list-filter list-day">
        <DateInput
          {...props}
          id={id}
          required
          timeZone={timeZone}
          onChange={(day) => isCalendarDay(day) && onChange(day)}
        />
      </span>
    </div>
  );
}
