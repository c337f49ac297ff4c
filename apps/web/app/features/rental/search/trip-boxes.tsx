import { cx } from '@errand/ui/cx.ts';
import { DateTimeInput } from '@errand/ui/forms/date/date-time-input.tsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import './trip-boxes.css';

type Box = {
  /** The name of the field, for the focus after a rejected search. */
  field: string;
  label: string;
  icon: ReactNode;
  value: string;
  error?: string | null;
};

/** A place of the trip: a button that opens the place dialog. */
export function PlaceBox(props: Box & { placeholder: string; onPress: () => void }) {
  const { field, label, icon, value, placeholder, error, onPress } = props;
  const id = useId();
  return (
    <div className="trip-box-field">
      <button
        type="button"
        className={cx('trip-box', error && 'bad')}
        data-field={field}
        aria-describedby={error ? id : undefined}
        onClick={onPress}
      >
        <span className="text-caption">{label}</span>
        <span className={cx('trip-box-value', !value && 'trip-box-none')}>
          {icon}
          <bdi className="text-clip">{value || placeholder}</bdi>
        </span>
      </button>
      <BoxError id={id} text={error} />
    </div>
  );
}

/** A day and a time of the trip, in the clock of a zone. */
export function TimeBox(
  props: Omit<Box, 'icon'> & {
    timeZone: string;
    min?: string | undefined;
    onChange: (value: string) => void;
  },
) {
  const { field, label, value, timeZone, min, onChange } = props;
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const error = problem ?? props.error;
  return (
    <div className="trip-box-field">
      <div className={cx('trip-box', error && 'bad')}>
        <label className="text-caption" htmlFor={`${id}-day`}>
          {label}
        </label>
        <DateTimeInput
          id={`${id}-day`}
          className="trip-box-value"
          data-field={field}
          label={label}
          required
          timeZone={timeZone}
          min={min}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={onChange}
          onProblem={setProblem}
        />
      </div>
      <BoxError id={id} text={error} />
    </div>
  );
}

/** A number of the trip. */
export function NumberBox(props: Box & { onChange: (value: string) => void }) {
  const { field, label, icon, value, error, onChange } = props;
  const id = useId();
  return (
    <div className="trip-box-field">
      <label className={cx('trip-box', error && 'bad')}>
        <span className="text-caption">{label}</span>
        <span className="trip-box-value">
          {icon}
          <input
            data-field={field}
            inputMode="decimal"
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      </label>
      <BoxError id={id} text={error} />
    </div>
  );
}

function BoxError({ id, text }: { id: string; text: string | null | undefined }) {
  if (!text) return null;
  return (
    <span className="field-error" id={id}>
      <CircleAlert size={16} />
      {text}
    </span>
  );
}
