import { useText } from '@errand/client/i18n.tsx';
import type { Figures } from '@errand/contract/console/analytics';
import '#blocks/list/list.css';
import { METRICS, useFigure } from './metrics.ts';

type Row = Figures & { key: string; name: string | null };

/** Every figure of every row, with their sums. */
export function FigureTable(props: { rows: readonly Row[]; nameOf: (row: Row) => string; heading: string }) {
  const { rows, nameOf, heading } = props;
  const t = useText();
  const figure = useFigure();
  const sum = (metric: (typeof METRICS)[number]) => rows.reduce((total, row) => total + row[metric], 0);
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
                <td key={metric} className="end" data-label={t(`analytics.${metric}`)}>
                  <bdi dir="ltr">{figure(metric, row[metric])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('analytics.sum')}</th>
            {METRICS.map((metric) => (
              <td key={metric} className="end" data-label={t(`analytics.${metric}`)}>
                <bdi dir="ltr">{figure(metric, sum(metric))}</bdi>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
