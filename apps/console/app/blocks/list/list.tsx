import { useText } from '@errand/client/i18n.tsx';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';
import { schemaOf } from '#platform/schema.ts';
import { ListBulk } from './list-bulk.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListEndpoint, ListedColumn, ListProps, RowOf } from './list-types.ts';
import { isQueryValue } from './query-value.ts';
import { type ListAddress, useListAddress } from './use-list-address.ts';
import './list.css';

/**
 * A list over an endpoint: search, filters, sorting, columns, saved views, pages, selection and export. Screens give the
 * columns and the labels of filters; the controls follow from the endpoint's query.
 */
export function List<E extends ListEndpoint>(props: ListProps<E>) {
  const { endpoint, resource, empty, bulk = [] } = props;
  const columns = Object.entries(props.columns).map(([id, column]) => ({ id, ...column }));
  const t = useText();
  const address = useListAddress();
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const query = queryOf(endpoint, address);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...consoleQuery(resource, endpoint, { query } as unknown as InputOf<E>),
    placeholderData: keepPreviousData,
  });
  const page = data as ResponseOf<ListEndpoint> | undefined;
  const rows = (page?.rows ?? []) as RowOf<E>[];
  const shown = columns.filter((column) => isShown(column, address));
  const isFiltered = Object.keys(query).some((name) => !['sort', 'direction', 'cursor'].includes(name));

  return (
    <section className="list" aria-busy={isPending || isPlaceholderData}>
      <ListToolbar {...props} columns={columns} address={address} query={query} />
      {bulk.length > 0 && selected.size > 0 && (
        <ListBulk
          actions={bulk}
          rows={rows.filter(({ id }) => selected.has(id))}
          onDone={() => setSelected(new Set())}
        />
      )}
      {error && !page ? (
        <EmptyState title={t('blocks.loadFailed')} text={errorMessage(error, t)} level={2}>
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </EmptyState>
      ) : page && rows.length === 0 ? (
        <EmptyState
          title={isFiltered ? t('blocks.noMatch') : empty.title}
          text={isFiltered ? t('blocks.noMatchText') : empty.text}
          level={2}
        >
          {isFiltered && (
            <Button variant="quiet" onClick={() => address.open('')}>
              {t('blocks.clearFilters')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <ListTable
          columns={shown}
          rows={page ? rows : null}
          href={props.href}
          address={address}
          selection={bulk.length > 0 ? { selected, onChange: setSelected } : undefined}
        />
      )}
      {page && rows.length > 0 && <ListPages page={page} address={address} />}
    </section>
  );
}

/**
 * The number of rows and the link to the next page. The page is in the address, so Back returns to the previous one.
 */
function ListPages(props: {
  page: { total: number; total_is_bound: boolean; next: string | null };
  address: ListAddress;
}) {
  const { page, address } = props;
  const t = useText();
  const navigate = useNavigate();
  const isLater = address.get('cursor') !== undefined;
  return (
    <footer className="list-pages">
      <Announced as="span" className="text-meta">
        {page.total_is_bound
          ? t('blocks.moreThan', { count: page.total })
          : t('blocks.total', { count: page.total })}
      </Announced>
      {isLater && (
        <Button variant="ghost" size="sm" onClick={() => address.set({})}>
          {t('blocks.firstPage')}
        </Button>
      )}
      {isLater && (
        <Button variant="quiet" size="sm" onClick={() => void navigate(-1)}>
          {t('blocks.previousPage')}
        </Button>
      )}
      {page.next !== null && (
        <Button variant="quiet" size="sm" onClick={() => address.set({ cursor: page.next ?? undefined })}>
          {t('blocks.nextPage')}
        </Button>
      )}
    </footer>
  );
}

/** The endpoint's query from the address; parameters that it does not know and values that are none are ignored. */
function queryOf(endpoint: ListEndpoint, address: ListAddress): Record<string, string> {
  const parts = Object.entries(schemaOf(endpoint, 'query').properties ?? {});
  return Object.fromEntries(
    parts.flatMap(([name, schema]) => {
      const value = address.get(name);
      return value !== undefined && isQueryValue(schema, value) ? [[name, value]] : [];
    }),
  );
}

/** `columns=a,b` inverts the default visibility of these columns. */
function isShown({ id, optional }: ListedColumn<never>, address: ListAddress): boolean {
  const isTurned = (address.get('columns') ?? '').split(',').includes(id);
  return isTurned === (optional === true);
}
