import './chart.css';

type Bar = { key: string; label: string; value: number; text: string };

/** Bars over time. The same figures are in the table below, so a reader hears the summary only. */
export function Chart({ bars, label, top }: { bars: readonly Bar[]; label: string; top: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const [first, middle, last] = [bars[0], bars[Math.floor((bars.length - 1) / 2)], bars.at(-1)];
  return (
    <figure className="chart">
      <span className="chart-top text-caption">
        <bdi dir="ltr">{top}</bdi>
      </span>
      <div className="chart-bars" role="img" aria-label={label}>
        {bars.map(({ key, label: name, value, text }) => (
          <span key={key} className="chart-bar" title={`${name}: ${text}`}>
            <i
              style={{ blockSize: `${Math.max(0, (value / most) * 100)}%` }}
              data-none={value <= 0 || undefined}
            />
          </span>
        ))}
      </div>
      <div className="chart-axis text-caption" aria-hidden="true">
        {first && <span>{first.label}</span>}
        {bars.length > 4 && middle && <span>{middle.label}</span>}
        {bars.length > 1 && last && <span>{last.label}</span>}
      </div>
    </figure>
  );
}
