import type { Item } from '@errand/contract/catalog';
import { formatClock, parseClock } from '@errand/domain/time';
import { Clock } from 'lucide-react';
import { useLanguage, useText } from '#platform/i18n/index.ts';

/** Said while an item is outside its hours, with the hours on a 12-hour clock (001 §4) and a campaign's days. */
export function UnavailableNote({ item }: { item: Item }) {
  const t = useText();
  const language = useLanguage();
  if (item.available_now) return null;
  const from = clock12(item.available_time_starts, language);
  const to = clock12(item.available_time_ends, language);
  const days = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className="note warn unavailable" role="status">
      <Clock className="ic" size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <b>{t('catalog.notAvailable')}</b>
        {from && to && (
          <span>
            {t('catalog.soldBetween')} <bdi>{`${from} – ${to}`}</bdi>
          </span>
        )}
        {item.available_date_starts && item.available_date_ends && (
          <span>
            {t('catalog.soldOn')}{' '}
            <bdi>
              {days.formatRange(dateOf(item.available_date_starts), dateOf(item.available_date_ends))}
            </bdi>
          </span>
        )}
        {item.schedule_order && <span>{t('catalog.scheduleLater')}</span>}
      </p>
    </div>
  );
}

/** "2026-03-09" as that day in UTC. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function clock12(text: string | null, language: 'en' | 'ar'): string | null {
  const minutes = text === null ? null : parseClock(text);
  if (minutes === null) return null;
  const clock = formatClock(minutes, '12');
  return language === 'ar' ? clock.replace('AM', 'ص').replace('PM', 'م') : clock;
}
