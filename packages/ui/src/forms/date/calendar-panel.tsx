import { useDateStyle } from '@errand/client/forms/date-style.tsx';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { directionOf } from '@errand/domain/language';
import { isoDate, localTime, weekStartOf } from '@errand/domain/time';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { calendarTexts } from './calendar-texts.ts';
import { FieldPanel, type PanelProps } from './field-panel.tsx';
import type { DayLimits } from './use-day-rules.ts';
import './calendar-panel.css';

/** The years beside today's that the lists of years offer; others can be typed. */
const YEARS_BEFORE = 10;

const YEARS_AFTER = 20;

type Props = PanelProps & {
  /** "2026-11-27", or '' without a day. */
  value: string;
  limits: DayLimits;
  timeZone: string | undefined;
  /** The label of the button that chooses no day; without it there is none. */
  emptyText: string | undefined;
  onType: (() => void) | undefined;
  onChoose: (day: string) => void;
};

/** A calendar in which a day is chosen by pointer or keyboard, after the ARIA date picker dialog. */
export function CalendarPanel(props: Props) {
  const { value, limits, timeZone, emptyText, onType, onChoose, onClose } = props;
  const t = useText();
  const language = useLanguage();
  const { country } = useDateStyle();
  const { min, max, isUnavailable } = limits;
  const [today] = useState(() =>
    timeZone ? isoDate(localTime(Date.now(), timeZone)) : isoDayOf(new Date()),
  );
  const isToday = (!min || today >= min) && (!max || today <= max) && !isUnavailable?.(today);
  const shown = value || clamp(today, min, max);
  const texts = calendarTexts(language, t);

  function choose(day: string): void {
    onChoose(day);
    onClose();
  }

  return (
    <FieldPanel {...props}>
      <DayPicker
        mode="single"
        autoFocus
        required
        dir={directionOf(language)}
        lang={language}
        className="calendar"
        classNames={CLASS_NAMES}
        captionLayout="dropdown"
        fixedWeeks
        weekStartsOn={weekStartOf(country)}
        today={dayOf(today)}
        selected={value ? dayOf(value) : undefined}
        defaultMonth={dayOf(shown)}
        startMonth={dayOf(min ?? yearsFrom(shown < today ? shown : today, -YEARS_BEFORE))}
        endMonth={dayOf(max ?? yearsFrom(shown > today ? shown : today, YEARS_AFTER))}
        disabled={[
          ...(min ? [{ before: dayOf(min) }] : []),
          ...(max ? [{ after: dayOf(max) }] : []),
          (date: Date) => isUnavailable?.(isoDayOf(date)) ?? false,
        ]}
        onSelect={(date) => choose(isoDayOf(date))}
        components={{ Chevron: CalendarChevron }}
        {...texts}
      />
      <div className="field-panel-actions">
        {isToday && (
          <button type="button" className="button quiet sm" onClick={() => choose(today)}>
            {t('ui.today')}
          </button>
        )}
        {emptyText !== undefined && (
          <button type="button" className="button quiet sm" onClick={() => choose('')}>
            {emptyText}
          </button>
        )}
        {onType && (
          <button type="button" className="button quiet sm" onClick={onType}>
            {t('ui.typeDate')}
          </button>
        )}
      </div>
    </FieldPanel>
  );
}

/** A day as the calendar's date: noon in the browser's zone, which no change of clocks moves to another day. */
function dayOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** "2026-11-27" of a date of the calendar. */
function isoDayOf(date: Date): string {
  return isoDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** The classes that the style sheet uses. */
const CLASS_NAMES = {
  months: 'calendar-months',
  month: 'calendar-month',
  nav: 'calendar-nav',
  button_previous: 'icon-button sm',
  button_next: 'icon-button sm',
  chevron: 'icon',
  month_caption: 'calendar-caption',
  dropdowns: 'calendar-dropdowns',
  dropdown_root: 'calendar-dropdown',
  dropdown: 'calendar-select',
  caption_label: 'calendar-choice',
  month_grid: 'calendar-grid',
  weekday: 'calendar-weekday',
  day: 'calendar-day',
  day_button: 'calendar-button',
  today: 'calendar-today',
  selected: 'calendar-selected',
  outside: 'calendar-outside',
  disabled: 'calendar-disabled',
};

function CalendarChevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  if (orientation === 'down') return <ChevronDown className="icon icon-bold" size={15} />;
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className="icon mirror-rtl icon-bold" size={20} />;
}

function clamp(day: string, min: string | undefined, max: string | undefined): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

/** The first day of the year that lies `years` after that of a day. */
function yearsFrom(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}-${years < 0 ? '01-01' : '12-31'}`;
}
