import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { ConsoleResource } from '@errand/contract/console/events';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import type { ReactNode } from 'react';
import type { z } from 'zod';

/** A page of a list, as every list endpoint returns it. */
type Page = { rows: { id: string | number }[]; total: number; total_is_bound: boolean; next: string | null };

/** An endpoint that `List` can show. */
export type ListEndpoint = ConsoleEndpoint & {
  method: 'GET';
  query: z.ZodObject;
  response: z.ZodType<Page>;
};

export type RowOf<E extends ListEndpoint> = ResponseOf<E>['rows'][number];
type QueryOf<E extends ListEndpoint> = InputOf<E> extends { query?: infer Q } ? NonNullable<Q> : never;
type SortOf<E extends ListEndpoint> = QueryOf<E> extends { sort?: infer S } ? NonNullable<S> : never;
type FilterOf<E extends ListEndpoint> = Exclude<
  Extract<keyof QueryOf<E>, string>,
  'search' | 'sort' | 'direction' | 'limit' | 'cursor' | 'to'
>;

type Column<Row, Sort extends string = string> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort of the endpoint that the column's header selects. */
  sort?: Sort;
  /** For amounts and counts. */
  align?: 'end';
  /** Hidden until the member shows it. */
  optional?: true;
  /**
   * On phones: `beside` puts the value beside the row's name, `plain` omits its header because the value explains
   * itself, and `row` also puts it on a row of its own, as the row's buttons.
   */
  phone?: 'beside' | 'plain' | 'row';
};

/** A column with its id. */
export type ListedColumn<Row> = Column<Row> & { id: string };

/** How a filter of the endpoint's query is shown; the control follows from its schema. */
export type Filter = {
  label: string;
  /** Labels of an enum's values, or the values of a text or id. */
  options?: Readonly<Record<string, string>>;
};

export type BulkAction<Row> = {
  label: string;
  danger?: true;
  /**
   * Rejects with the reason. Success clears the selection, but `false` keeps it, for example after a canceled dialog.
   */
  run: (rows: Row[]) => Promise<unknown>;
};

export type ListProps<E extends ListEndpoint> = {
  endpoint: E;
  /** The name of the rows in live events. */
  resource: ConsoleResource;
  /** By id, in their order. The address and saved views name hidden columns by the id. */
  columns: Readonly<Record<string, Column<RowOf<E>, Extract<SortOf<E>, string>>>>;
  /** The row's screen; the first column becomes its link. */
  href?: (row: RowOf<E>) => string;
  /** Filters in this order. `from` is the range from `from` to `to`. */
  filters?: Partial<Record<FilterOf<E>, Filter>>;
  /** Label of the search field, which says what it finds. Without it there is none. */
  searchLabel?: string;
  bulk?: readonly BulkAction<RowOf<E>>[];
  empty: { title: string; text?: string };
};
