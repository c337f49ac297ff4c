import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { clockText } from '@errand/client/use-clock-text.ts';
import { useDates } from '@errand/client/use-dates.ts';
import type { Item } from '@errand/contract/catalog';
import { Note } from '@errand/ui/note.tsx';
import { Clock } from 'lucide-react';
import './unavailable-note.css';

/** Shown while an item is not available, with its hours in 12-hour format [ITEM-58] and the days of a campaign. */
export function UnavailableNote({ item }: { item: Item }) {
  const t = useText();
  const language = useLanguage();
  const { range } = useDates();
  if (item.available_now) return null;
  const from = item.available_time_starts;
  const to = item.available_time_ends;
  return (
    <Note as="div" tone="warn" icon={Clock} className="unavailable-note">
      <p>
        <b>{t('catalog.notAvailable')}</b>
        {from && to && (
          <span>
            {t('catalog.soldBetween')}{' '}
            <bdi>{`${clockText(from, '12', language)} – ${clockText(to, '12', language)}`}</bdi>
          </span>
        )}
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
