import { cx } from './cx.ts';

/** The current price, then the previous one struck through. Both are formatted text. */
export function Price(props: {
  now: string;
  before?: string | null | undefined;
  beforeLabel: string;
  unit?: string | undefined;
  large?: boolean | undefined;
}) {
  const { now, before, beforeLabel, unit, large } = props;
  return (
    <span className={cx('price', large && 'lg')}>
      <b>
        <bdi dir="ltr">{now}</bdi>
      </b>
      {before && before !== now && ' '}
      {before && before !== now && (
        <s>
          <span className="sr-only">{beforeLabel} </span>
          <bdi dir="ltr">{before}</bdi>
        </s>
      )}
      {unit && <i> {unit}</i>}
    </span>
  );
}
