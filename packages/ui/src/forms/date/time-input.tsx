import { useDateStyle } from '@errand/client/forms/date-style.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { Clock } from 'lucide-react';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';
import { useDayRules } from './use-day-rules.ts';

const panel = lazyPart(() => import('./time-panel.tsx').then((part) => part.TimePanel));

export type TimeInputProps = TypedInputProps & {
  /** Whether the list offers a time of the day, in minutes. All without it. */
  offers?: ((minutes: number) => boolean) | undefined;
};

/** A time of the day: a text field that accepts typed times, and a button that opens a list of quarter hours. */
export function TimeInput({ offers, ...props }: TimeInputProps) {
  const { value, required = false } = props;
  const t = useText();
  const { clock } = useDateStyle();
  const rules = useDayRules();
  const chosen = rules.clockText(value);
  return (
    <TypedInput
      {...props}
      frame={{ className: 'date-input time-input', 'data-clock': clock }}
      toText={(time) => rules.clockText(time)}
      parse={(text, isFinal) => rules.parseTime(text, value, isFinal)}
      placeholder={t('ui.timePattern')}
      keyboard={clock === '12' ? 'text' : 'numeric'}
      button={{
        label: chosen ? t('ui.changeTime', { time: chosen }) : t('ui.chooseTime'),
        icon: <Clock size={20} />,
      }}
      panel={(shared, wanted) => (
        <LazyPart of={panel} wanted={wanted} props={{ ...shared, value, offers, required }} />
      )}
    />
  );
}
