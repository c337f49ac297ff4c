import { useText } from '@errand/client/i18n.tsx';
import { type KitchenItem, listKitchenItems } from '@errand/contract/console/kitchen/board';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { LoadFailed } from '#blocks/page/load-failed.tsx';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { KitchenPage } from '../kitchen-page.tsx';
import { AvailabilityDialog } from '../menu/availability-dialog.tsx';
import { useAvailability } from '../menu/use-availability.ts';
import './menu-screen.css';

/** The menu of the store, where items are marked as sold out. */
export default function MenuScreen() {
  const t = useText();
  return (
    <KitchenPage title={t('kitchen.menuTitle')}>
      {({ id, rents }) =>
        rents ? <Navigate to={`/kitchen?store=${id}`} replace /> : <Menu key={id} storeId={id} />
      }
    </KitchenPage>
  );
}

function Menu({ storeId }: { storeId: number }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<KitchenItem | null>(null);
  const { data, error, refetch } = useQuery({
    ...consoleQuery('kitchen', listKitchenItems, {
      params: { id: storeId },
      query: search ? { search } : {},
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchInput label={t('kitchen.search')} value={search} onChange={setSearch} />
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.rows.length === 0 && <Note text={t('kitchen.noItems')} />}
      <ul className="kitchen-menu" aria-busy={!data && !error}>
        {!data &&
          !error &&
          Array.from({ length: 8 }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton height="92px" radius="var(--r-card)" />
            </li>
          ))}
        {data?.rows.map((item) => (
          <li key={item.id}>
            <Entry item={item} onAsk={() => setAsked(item)} />
          </li>
        ))}
      </ul>
      {data?.is_more && <Note text={t('kitchen.moreItems')} />}
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
      {item.picture ? (
        <img src={item.picture} alt="" width={56} height={56} loading="lazy" />
      ) : (
        <span className="kitchen-item-blank" aria-hidden="true" />
      )}
      <span className="kitchen-item-name">
        <b>{item.name}</b>
        <span className="text-caption">
          <Amount minor={item.price_minor} /> · {item.category}
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
      <span className="kitchen-item-actions">
        {may('catalog.update') && (
          <Link
            to={`/items/${item.id}`}
            className="icon-button"
            aria-label={t('kitchen.editItem', { name: item.name })}
            title={t('kitchen.edit')}
          >
            <Pencil className="icon" size={18} />
          </Link>
        )}
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
      </span>
    </article>
  );
}
