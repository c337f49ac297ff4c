import { useText } from '@errand/client/i18n.tsx';
import { type ChosenItem, listSaleItems, type SaleItem } from '@errand/contract/console/orders/sale-items';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { consoleQuery } from '#platform/query.ts';
import { hasOptions, plainChoice } from './chosen-item.ts';
import { ItemChoice } from './item-choice.tsx';
import '#blocks/form/form.css';
import './item-picker.css';

type Props = { storeId: number; onPick: (item: SaleItem, chosen: ChosenItem) => void };

/** Finds an item of a store that can be ordered now, and asks for its options. */
export function ItemPicker({ storeId, onPick }: Props) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  const wanted = useDeferredValue(search.trim());
  const { data } = useQuery({
    ...consoleQuery('catalog', listSaleItems, {
      params: { id: storeId },
      query: wanted === '' ? {} : { search: wanted },
    }),
    placeholderData: keepPreviousData,
  });

  function pick(item: SaleItem, chosen: ChosenItem): void {
    setOpen(null);
    setSearch('');
    onPick(item, chosen);
  }

  return (
    <div className="item-picker">
      <SearchInput label={t('orders.findItem')} value={search} onChange={setSearch} />
      {data?.items.length === 0 && <p className="text-caption">{t('orders.noItemFound')}</p>}
      <ul>
        {data?.items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="item-picker-row"
              aria-expanded={hasOptions(item) ? open === item.id : undefined}
              disabled={item.stock === 0}
              onClick={() =>
                hasOptions(item) ? setOpen(open === item.id ? null : item.id) : pick(item, plainChoice(item))
              }
            >
              <span>{item.name}</span>
              <span className="text-caption">
                {item.stock !== null && t('orders.inStock', { count: item.stock })}
              </span>
              <Amount minor={item.price_minor} />
            </button>
            {open === item.id && (
              <ItemChoice
                item={item}
                onChosen={(chosen) => pick(item, chosen)}
                onCancel={() => setOpen(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
