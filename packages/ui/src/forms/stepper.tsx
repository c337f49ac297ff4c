import { Minus, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { useAnnouncement } from '../live/announced.tsx';

/**
 * Minus, number, plus. The parent announces the new number with its meaning. At 1 a trash icon replaces minus if
 * `onRemove` is given, else minus is disabled at `least`; at the limit plus is disabled and `limitReason` is shown below,
 * followed by `limitDetail`.
 */
export function Stepper(props: {
  value: number;
  onChange: (value: number) => void;
  onRemove?: (() => void) | undefined;
  /** Minimum of the quantity; 1 by default. */
  least?: number | undefined;
  /** Why the quantity cannot be raised; null while it can, '' if the reason is obvious. */
  limitReason: string | null;
  /** What the limit is, such as "after these 6". */
  limitDetail?: string | undefined;
  labels: { group: string; less: string; more: string; remove: string };
  small?: boolean | undefined;
}) {
  const { value, onChange, onRemove, least = 1, limitReason, limitDetail, labels, small } = props;
  const reasonId = useId();
  const removes = value <= 1 && onRemove !== undefined;
  useAnnouncement([limitReason, limitDetail].filter(Boolean).join(' '));
  const icon = small ? 16 : 18;
  return (
    <span className="stepper-box">
      <span className={cx('stepper', small && 'sm')} role="group" aria-label={labels.group}>
        <button
          type="button"
          aria-label={removes ? labels.remove : labels.less}
          disabled={value <= least && !removes}
          onClick={() => (removes ? onRemove() : onChange(value - 1))}
        >
          {removes ? <Trash2 size={icon} /> : <Minus className="icon-bold" size={icon} />}
        </button>
        <b>{value}</b>
        <button
          type="button"
          aria-label={labels.more}
          aria-describedby={limitReason ? reasonId : undefined}
          disabled={limitReason !== null}
          onClick={() => onChange(value + 1)}
        >
          <Plus className="icon-bold" size={icon} />
        </button>
      </span>
      {limitReason && (
        <span className="text-caption" id={reasonId}>
          <span>{limitReason}</span> {limitDetail}
        </span>
      )}
    </span>
  );
}
