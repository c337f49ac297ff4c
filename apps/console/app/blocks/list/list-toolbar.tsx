import { useText } from '@errand/client/i18n.tsx';
import { csvUrlOf } from '@errand/contract/console/console-client';
import type { InputOf } from '@errand/contract/endpoint';
import { cx } from '@errand/ui/cx.ts';
import { Download, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { SearchInput } from '../search/search-input.tsx';
import { ListColumns } from './list-columns.tsx';
import { ListFilters } from './list-filters.tsx';
import type { ListEndpoint, ListedColumn, ListProps } from './list-types.ts';
import { ListViews } from './list-views.tsx';
import type { ListAddress } from './use-list-address.ts';
import './list-toolbar.css';

type CsvEndpoint = ListEndpoint & { csv: true };

const TYPING_MS = 300;

/** Search, filters, saved views, columns and export of a list. On phones all but the search are collapsed. */
export function ListToolbar<E extends ListEndpoint>(
  props: Omit<ListProps<E>, 'columns'> & {
    columns: readonly ListedColumn<never>[];
    address: ListAddress;
    query: Record<string, string>;
  },
) {
  const { endpoint, columns, filters, searchLabel, address, query } = props;
  const t = useText();
  const { cursor: _, ...whole } = query;
  const [isOpen, setOpen] = useState(false);
  const names = filters ? [...Object.keys(filters), 'to'] : [];
  const set = names.filter((name) => query[name] !== undefined);
  // Both ends of a range are one filter.
  const count = set.includes('from') && set.includes('to') ? set.length - 1 : set.length;
  return (
    <div className={cx('list-toolbar', isOpen && 'open')}>
      {searchLabel !== undefined && <SearchField label={searchLabel} address={address} />}
      <button
        type="button"
        className="list-unfold"
        aria-expanded={isOpen}
        data-set={count > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal className="icon" size={17} />
        {count > 0 ? t('blocks.filtersSet', { count }) : t('blocks.filters')}
      </button>
      {filters && (
        <div className="list-filters">
          <ListFilters endpoint={endpoint} filters={filters} address={address} />
          {count > 0 && (
            <button
              type="button"
              className="list-tool"
              onClick={() => address.set(Object.fromEntries(set.map((name) => [name, undefined])))}
            >
              <X className="icon icon-bold" size={16} />
              {t('blocks.resetFilters')}
            </button>
          )}
        </div>
      )}
      <div className="list-tools">
        <ListViews list={endpoint.name} address={address} />
        <ListColumns columns={columns} address={address} />
        {endpoint.csv && (
          <a
            className="list-tool"
            download
            href={csvUrlOf(endpoint as CsvEndpoint, { query: whole } as unknown as InputOf<CsvEndpoint>)}
          >
            <Download className="icon" size={17} />
            {t('blocks.export')}
          </a>
        )}
      </div>
    </div>
  );
}

function SearchField({ label, address }: { label: string; address: ListAddress }) {
  const current = address.get('search') ?? '';
  const [text, setText] = useState(current);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    // A saved view or Back has changed the search.
    if (current !== text.trim()) setText(current);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function search(): void {
    clearTimeout(timer.current);
    if (text.trim() !== current) address.set({ search: text.trim() }, { replace: true });
  }
  const searchLater = useEffectEvent(search);
  // A search that starts while a row opens would navigate back to the list.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving || text.trim() === current) return;
    timer.current = setTimeout(searchLater, TYPING_MS);
    return () => clearTimeout(timer.current);
  }, [text, current, isLeaving]);

  return <SearchInput label={label} value={text} onChange={setText} onEnter={search} />;
}
