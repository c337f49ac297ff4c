import './chart.css';

type Bar = { key: string; label: string; value: number; text: string };
type Props = {
  bars: readonly Bar[];
  /** What screen readers read instead of the bars. */
  label: string;
  title?: string;
  /** The sum, beside the title. */
  total?: string;
};

/**
 * Bars over time, from left to right in both directions. The figures are in a table too, so screen readers get only
 * the summary.
 */
export function Chart({ bars, label, title, total, top }: Props & { top: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const [first, middle, last] = [bars[0], bars[Math.floor((bars.length - 1) / 2)], bars.at(-1)];
  return (
    <figure className="chart">
      {title !== undefined && (
        <figcaption className="chart-title">
          <h2 className="text-h3">{title}</h2>
          <b className="text-h3">
            <bdi dir="ltr">{total}</bdi>
          </b>
        </figcaption>
      )}
      <div className="chart-time" dir="ltr">
        <span className="chart-top text-caption">{top}</span>
        <div className="chart-bars" role="img" aria-label={label}>
          {bars.map(({ key, label: name, value, text }) => (
            <span key={key} className="chart-bar" title={`${name}: ${text}`}>
              <i style={{ blockSize: shareOf(value, most) }} data-none={value <= 0 || undefined} />
            </span>
          ))}
        </div>
        <div className="chart-axis text-caption" aria-hidden="true">
          {first && <bdi>{first.label}</bdi>}
          {bars.length > 4 && middle && <bdi>{middle.label}</bdi>}
          {bars.length > 1 && last && <bdi>{last.label}</bdi>}
        </div>
      </div>
    </figure>
  );
}

/** Names with bars, for zones, stores, couriers and modules. */
export function Ranking({ bars, label }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="chart">
      <div className="chart-ranks" role="img" aria-label={label}>
        {bars.map(({ key, label: name, value, text }) => (
          <div key={key} className="chart-rank">
            <bdi className="text-clip">{name}</bdi>
            <span>
              <i style={{ inlineSize: shareOf(value, most) }} data-none={value <= 0 || undefined} />
            </span>
            <bdi dir="ltr">{text}</bdi>
          </div>
        ))}
      </div>
    </figure>
  );
}

function shareOf(value: number, most: number): string {
  return `${Math.max(0, (value / most) * 100)}%`;
}
