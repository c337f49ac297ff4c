import { useText } from '@errand/client/i18n.tsx';
import { type KitchenItem, listKitchenItems } from '@errand/contract/console/sides/kitchen';
import { Button } from '@errand/ui/forms/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { KitchenPage } from '../kitchen-page.tsx';
import { AvailabilityDialog } from '../menu/availability-dialog.tsx';
import { useAvailability } from '../menu/use-availability.ts';
import './menu-screen.css';

/** What the store sells today, and what is sold out. */
export default function MenuScreen() {
  const t = useText();
  return (
    <KitchenPage title={t('kitchen.menuTitle')}>{({ id }) => <Menu key={id} storeId={id} />}</KitchenPage>
  );
}

function Menu({ storeId }: { storeId: number }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<KitchenItem | null>(null);
  const { data } = useQuery({
    ...consoleQuery('kitchen', listKitchenItems, {
      params: { id: storeId },
      query: search ? { search } : {},
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchInput label={t('kitchen.search')} value={search} onChange={setSearch} />
      {data?.rows.length === 0 && <p className="note">{t('kitchen.noItems')}</p>}
      <ul className="kitchen-menu">
        {data?.rows.map((item) => (
          <li key={item.id}>
            <Entry item={item} onAsk={() => setAsked(item)} />
          </li>
        ))}
      </ul>
      {data?.is_more && <p className="note">{t('kitchen.moreItems')}</p>}
      {asked && <AvailabilityDialog key={asked.id} item={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Entry({ item, onAsk }: { item: KitchenItem; onAsk: () => void }) {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const { set, isPending } = useAvailability(item.id);
  const { sold_out: soldOut } = item;
  return (
    <article className="kitchen-item" aria-label={item.name}>
      {item.picture && <img src={item.picture} alt="" width={52} height={52} loading="lazy" />}
      <span className="kitchen-item-name">
        <b>{item.name}</b>
        <span className="text-caption">
          {item.category}
          {item.stock !== null && ` · ${t('kitchen.stockLeft', { count: item.stock })}`}
        </span>
        {soldOut && (
          <span className="tag warn">
            {soldOut.until
              ? t('kitchen.soldOutUntil', { time: dates.dateTime(soldOut.until) })
              : t('kitchen.soldOut')}
          </span>
        )}
      </span>
      {may('kitchen.work') &&
        (soldOut ? (
          <Button variant="soft" loading={isPending} onClick={() => set({ change: 'available' }, () => {})}>
            {t('kitchen.sellAgain')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onAsk}>
            {t('kitchen.takeOff')}
          </Button>
        ))}
    </article>
  );
}
