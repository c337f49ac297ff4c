import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { clockText } from '@errand/client/use-clock-text.ts';
import { useDates } from '@errand/client/use-dates.ts';
import { useDayName } from '@errand/client/use-day-name.ts';
import type { Item } from '@errand/contract/catalog';
import { languageRow } from '@errand/domain/language';
import { dayRuns } from '@errand/domain/time';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { Clock } from 'lucide-react';
import { useAvailableText } from '../../card/use-available-text.ts';
import './unavailable-note.css';

/** Shown while an item is not available, with its days and hours in 12-hour format [ITEM-58], the days of a campaign, and when it is available next. */
export function UnavailableNote({ item }: { item: Item }) {
  const t = useText();
  const language = useLanguage();
  const { range } = useDates();
  const available = useAvailableText('12')(item);
  if (item.available_now) return null;
  const from = item.available_time_starts;
  const to = item.available_time_ends;
  return (
    <Note as="div" tone="warn" icon={Clock} className="unavailable-note">
      <p>
        <b>{t('catalog.notAvailable')}</b>
        {available && <span>{available}</span>}
        {from && to && (
          <span>
            {t('catalog.soldBetween')}{' '}
            <bdi>{`${clockText(from, '12', language)} – ${clockText(to, '12', language)}`}</bdi>
          </span>
        )}
        {item.dayparts.map((daypart) => (
          <DaypartLine key={JSON.stringify(daypart)} {...daypart} />
        ))}
        {item.available_date_starts && item.available_date_ends && (
          <span>
            {t('catalog.soldOn')} <bdi>{range(item.available_date_starts, item.available_date_ends)}</bdi>
          </span>
        )}
        {item.schedule_order && <span>{t('catalog.scheduleLater')}</span>}
      </p>
    </Note>
  );
}

/** "Sold Monday – Friday, Sunday, 7:00 AM – 11:00 AM"; without hours for a whole day, "daily" for every day. */
function DaypartLine({ days, starts, ends }: Item['dayparts'][number]) {
  const t = useText();
  const language = useLanguage();
  const dayName = useDayName();
  const runs = dayRuns(days).map((run) => {
    const [first = 0, last = first] = [run[0], run.at(-1)];
    return run.length === 1 ? dayName(first) : `${dayName(first)} – ${dayName(last)}`;
  });
  const { comma } = languageRow(language);
  const isDaily = days.length === 7;
  const on = isDaily ? t('catalog.soldBetween') : `${t('catalog.soldOn')} ${isolateAny(runs.join(comma))}`;
  if (starts === ends) return <span>{on}</span>;
  const hours = `${clockText(starts, '12', language)} – ${clockText(ends, '12', language)}`;
  return <span>{`${on}${isDaily ? ' ' : comma}${isolateAny(hours)}`}</span>;
}
