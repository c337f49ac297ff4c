import { useText } from '@errand/client/i18n.tsx';
import { formatClock, parseClock } from '@errand/domain/time';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FieldPanel, type PanelProps } from './field-panel.tsx';
import { useDayRules } from './use-day-rules.ts';
import './time-panel.css';

const DAY = 1440;
const STEP = 15;
const PAGE = 8;
/** The list begins here without a value. */
const MORNING = 9 * 60;

type Props = PanelProps & {
  /** "18:30"; any other text is no time. */
  value: string;
  offers: ((minutes: number) => boolean) | undefined;
  required: boolean;
  onType: (() => void) | undefined;
  onChoose: (time: string) => void;
};

/** A list of the quarter hours of a day, with the current time among them. */
export function TimePanel(props: Props) {
  const { title, value, offers, required, onType, onChoose, onClose } = props;
  const t = useText();
  const choose = (time: string) => {
    onChoose(time);
    onClose();
  };
  return (
    <FieldPanel {...props}>
      <TimeList title={title} current={parseClock(value)} offers={offers} onChoose={choose} />
      <div className="field-panel-actions">
        {!required && (
          <button type="button" className="button quiet sm" onClick={() => choose('')}>
            {t('ui.clearTime')}
          </button>
        )}
        {onType && (
          <button type="button" className="button quiet sm" onClick={onType}>
            {t('ui.typeTime')}
          </button>
        )}
      </div>
    </FieldPanel>
  );
}

/** A listbox: arrows move the active time, Enter chooses it. */
function TimeList(props: {
  title: string;
  current: number | null;
  offers: ((minutes: number) => boolean) | undefined;
  onChoose: (time: string) => void;
}) {
  const { title, current, offers, onChoose } = props;
  const { timeText } = useDayRules();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const times = listTimes(current, offers);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      times.findIndex((time) => time >= (current ?? MORNING)),
    ),
  );

  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const box = list.current;
    const option = box?.children[active];
    if (!box || !(option instanceof HTMLElement)) return;
    // scrollIntoView would scroll the page too.
    box.scrollTop = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    const last = times.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    const time = times[active];
    if (next !== undefined) setActive(Math.min(last, Math.max(0, next)));
    else if ((event.key === 'Enter' || event.key === ' ') && time !== undefined)
      onChoose(formatClock(time, '24'));
    else return;
    event.preventDefault();
  }

  function chooseAt(target: EventTarget): void {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    const time = option && times[[...(list.current?.children ?? [])].indexOf(option)];
    if (typeof time === 'number') onChoose(formatClock(time, '24'));
  }

  return (
    <div
      ref={list}
      className="time-list"
      role="listbox"
      tabIndex={0}
      aria-label={title}
      aria-activedescendant={times.length > 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
      onClick={({ target }) => chooseAt(target)}
    >
      {times.map((time, index) => (
        <div
          key={time}
          id={`${id}-${index}`}
          role="option"
          aria-selected={time === current}
          data-active={index === active || undefined}
        >
          <bdi>{timeText(time)}</bdi>
        </div>
      ))}
    </div>
  );
}

function listTimes(current: number | null, offers: ((minutes: number) => boolean) | undefined): number[] {
  const times = Array.from({ length: DAY / STEP }, (_, index) => index * STEP);
  const all =
    current === null || times.includes(current) ? times : [...times, current].toSorted((a, b) => a - b);
  return offers ? all.filter((time) => time === current || offers(time)) : all;
}
