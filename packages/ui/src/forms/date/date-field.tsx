import { useId, useState } from 'react';
import { cx } from '../../cx.ts';
import { described, FieldFrame, type Frame } from '../field.tsx';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { DateTimeInput, type DateTimeInputProps } from './date-time-input.tsx';
import { TimeInput, type TimeInputProps } from './time-input.tsx';

type Framed<Props> = Frame & Omit<Props, 'label' | 'onProblem'>;

/** A day with label, help and error. Its value is "2026-11-27". */
export function DateField(props: Framed<DateInputProps>) {
  const { frame, input } = useFrame(props);
  return (
    <FieldFrame {...frame}>
      <span className={cx('field-input', frame.error && 'bad')} aria-disabled={props.disabled || undefined}>
        <DateInput {...props} {...input} />
      </span>
    </FieldFrame>
  );
}

/** A time of the day with label, help and error. Its value is "18:30". */
export function TimeField(props: Framed<TimeInputProps>) {
  const { frame, input } = useFrame(props);
  return (
    <FieldFrame {...frame}>
      <span className={cx('field-input', frame.error && 'bad')} aria-disabled={props.disabled || undefined}>
        <TimeInput {...props} {...input} />
      </span>
    </FieldFrame>
  );
}

/** A day and a time with label, help and error. Its value is "2026-11-27T18:30", in the clock of `timeZone`. */
export function DateTimeField(props: Framed<DateTimeInputProps>) {
  const { frame, input } = useFrame(props);
  return (
    <FieldFrame {...frame}>
      <DateTimeInput {...props} {...input} className={cx('date-time-field', frame.error && 'bad')} />
    </FieldFrame>
  );
}

/** The message of a typed text takes the place of the form's. */
function useFrame(props: Frame & { id?: string | undefined }) {
  const generatedId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const id = props.id ?? generatedId;
  const { label, optional, required, help } = props;
  const frame = { id, label, optional, required, help, error: problem ?? props.error };
  return { frame, input: { id, ...described(id, frame), onProblem: setProblem } };
}
