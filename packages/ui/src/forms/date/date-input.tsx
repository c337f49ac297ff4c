import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { isCalendarDay } from '@errand/domain/time';
import { CalendarDays } from 'lucide-react';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';
import { type DayLimits, useDayRules } from './use-day-rules.ts';

const panel = lazyPart(() => import('./calendar-panel.tsx').then((part) => part.CalendarPanel));

export type DateInputProps = DayLimits &
  TypedInputProps & {
    /** Shown while the field is empty, such as "Any day". */
    emptyText?: string | undefined;
    /** The zone whose day is today; the visitor's own without it. */
    timeZone?: string | undefined;
  };

/** A day: a text field that accepts typed dates, and a button that opens a calendar. */
export function DateInput({ min, max, isUnavailable, emptyText, timeZone, ...props }: DateInputProps) {
  const { value, required } = props;
  const t = useText();
  const rules = useDayRules();
  const limits = { min, max, isUnavailable };
  const chosen = rules.dayText(value);
  return (
    <TypedInput
      {...props}
      toText={rules.dayText}
      parse={(text, isFinal) => rules.parseDay(text, limits, isFinal)}
      placeholder={emptyText ?? t('ui.datePattern')}
      button={{
        label: chosen ? t('ui.changeDate', { date: chosen }) : t('ui.chooseDate'),
        icon: <CalendarDays size={20} />,
      }}
      panel={(shared, wanted) => (
        <LazyPart
          of={panel}
          wanted={wanted}
          props={{
            ...shared,
            value: isCalendarDay(value) ? value : '',
            limits,
            timeZone,
            emptyText: required ? undefined : (emptyText ?? t('ui.clearDate')),
          }}
        />
      )}
    />
  );
}
