import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { Item } from '@errand/contract/catalog';

/** The last day of an item that is sold on certain days only; nothing for the others. */
export function CampaignEnd({ item }: { item: Pick<Item, 'available_date_ends' | 'available_now'> }) {
  const t = useText();
  const { date } = useDates();
  if (item.available_date_ends === null || !item.available_now) return null;
  return (
    <span className="text-caption campaign-end">
      {t('catalog.until', { day: date(item.available_date_ends) })}
    </span>
  );
}
