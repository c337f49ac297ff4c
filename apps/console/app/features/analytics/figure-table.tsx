import { useText } from '@errand/client/i18n.tsx';
import type { FigureRow, Figures } from '@errand/contract/console/analytics';
import { isolate } from '@errand/ui/isolate.ts';
import { Link } from 'react-router';
import '#blocks/list/list.css';
import { METRICS, type Metric, useChangeText, useFigure } from './metrics.ts';

/** The address of the orders behind a figure: of a row by its key, or of all rows. */
export type OrdersHref = (metric: Metric, key: string | null) => string;

function sumOf(list: readonly Figures[]) {
  return (metric: Metric) => list.reduce((total, figures) => total + figures[metric], 0);
}

/** Every figure of every row, with their sums and their change. A figure leads to the orders that it is made of. */
export function FigureTable(props: {
  rows: readonly FigureRow[];
  nameOf: (row: FigureRow) => string;
  heading: string;
  ordersHref: OrdersHref;
}) {
  const { rows, nameOf, heading, ordersHref } = props;
  const t = useText();
  const isCompared = rows.some(({ before }) => before !== null);
  const [now, before] = [sumOf(rows), sumOf(rows.flatMap((row) => row.before ?? []))];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what does not fit
    <section className="list-frame" aria-label={t('analytics.title')} tabIndex={0}>
      <table className="list-table figure-table">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {METRICS.map((metric) => (
              <th key={metric} scope="col" className="end">
                {t(`analytics.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row)}</th>
              {METRICS.map((metric) => (
                <FigureCell
                  key={metric}
                  metric={metric}
                  value={row[metric]}
                  before={row.before && row.before[metric]}
                  href={ordersHref(metric, row.key)}
                  of={nameOf(row)}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('analytics.sum')}</th>
            {METRICS.map((metric) => (
              <FigureCell
                key={metric}
                metric={metric}
                value={now(metric)}
                before={isCompared ? before(metric) : null}
                href={ordersHref(metric, null)}
                of={t('analytics.sum')}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function FigureCell(props: {
  metric: Metric;
  value: number;
  before: number | null;
  href: string;
  of: string;
}) {
  const { metric, value, before, href, of } = props;
  const t = useText();
  const figure = useFigure();
  const changeText = useChangeText();
  const name = t(`analytics.${metric}`);
  const text = <bdi dir="ltr">{figure(metric, value)}</bdi>;
  const change = before === null ? null : changeText(metric, value, before);
  return (
    <td className="end" data-label={name}>
      <span className="figure-value">
        {value === 0 ? (
          text
        ) : (
          <Link to={href} aria-label={t('analytics.ordersOf', { name, of, value: figure(metric, value) })}>
            {text}
          </Link>
        )}
        {before !== null && (value !== 0 || before !== 0) && (
          <span className="figure-change text-caption">
            {t('analytics.was', { value: isolate(figure(metric, before)) })}
            {change !== null && (
              <>
                {' '}
                <bdi dir="ltr">{change}</bdi>
              </>
            )}
          </span>
        )}
      </span>
    </td>
  );
}
