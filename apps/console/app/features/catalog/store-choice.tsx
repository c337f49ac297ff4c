import { useText } from '@errand/client/i18n.tsx';
import { listItemOptions } from '@errand/contract/console/items';
import { listStores } from '@errand/contract/console/stores';
import { containsWords } from '@errand/domain/search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '#blocks/page/page.tsx';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './store-choice.css';

const SHOWN = 12;
/** The most stores that the options contain. Beyond it, the server is searched. */
const MOST_OPTIONS = 200;

/** Chooses the store of a new object. The results link to `?store=`. */
export function StoreChoice() {
  const t = useText();
  const may = useMay();
  const [text, setText] = useState('');
  const words = text.trim();
  const { data: options } = useQuery(consoleQuery('catalog', listItemOptions, {}));
  const known = options?.stores ?? [];
  const isSearched = known.length >= MOST_OPTIONS && words !== '' && may('stores.read');
  const { data: found } = useQuery({
    ...consoleQuery('stores', listStores, { query: { search: words, limit: SHOWN } }),
    enabled: isSearched,
  });
  const matching = known.filter(({ name }) => containsWords(name, words));
  const stores = (isSearched ? (found?.rows ?? []) : matching).slice(0, SHOWN);
  return (
    <Panel title={t('catalog.chooseStore')}>
      <SearchInput label={t('catalog.searchStore')} value={text} onChange={setText} />
      <ul className="store-choice">
        {stores.map(({ id, name }) => (
          <li key={id}>
            <Link to={`?store=${id}`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {options && stores.length === 0 && <p className="text-meta">{t('catalog.noStore')}</p>}
    </Panel>
  );
}
