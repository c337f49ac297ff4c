import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedColumn } from './list-types.ts';
import type { ListAddress } from './use-list-address.ts';

const STEPS = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
]);

/** A cell without a value, which phones leave out. */
const NOTHING = '–';

type Key = string | number;
type Selection = { selected: ReadonlySet<Key>; onChange: (selected: ReadonlySet<Key>) => void };
type Props<Row extends { id: Key }> = {
  columns: readonly ListedColumn<Row>[];
  /** Null while the first page loads. */
  rows: readonly Row[] | null;
  href: ((row: Row) => string) | undefined;
  address: ListAddress;
  selection: Selection | undefined;
};

/** The rows as a table, as cards on phones. `j` and `k` move between rows, Enter opens one. */
export function ListTable<Row extends { id: Key }>(props: Props<Row>) {
  const { columns, rows, href, address, selection } = props;
  const t = useText();
  return (
    <div className="list-frame">
      <table className="list-table list-cards" ref={listenForMoves}>
        <thead>
          <tr>
            {selection && (
              <th className="list-select">
                <input
                  type="checkbox"
                  aria-label={t('blocks.selectAll')}
                  checked={Boolean(rows?.length) && rows?.every((row) => selection.selected.has(row.id))}
                  onChange={({ target }) =>
                    selection.onChange(new Set(target.checked ? rows?.map(({ id }) => id) : []))
                  }
                />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.id} column={column} address={address} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === null
            ? Array.from({ length: 8 }, (_, index) => (
                <tr key={index} className="list-loading" aria-hidden="true">
                  {selection && <td className="list-select">–</td>}
                  {columns.map(({ id }) => (
                    <td key={id}>
                      <Skeleton width="70%" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <Row key={row.id} row={row} columns={columns} to={href?.(row)} selection={selection} />
              ))}
        </tbody>
      </table>
    </div>
  );
}

function Header<Row>({ column, address }: { column: ListedColumn<Row>; address: ListAddress }) {
  const { header, sort, align } = column;
  const isSorted = sort !== undefined && address.get('sort') === sort;
  const isDescending = address.get('direction') === 'desc';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  if (sort === undefined)
    return (
      <th scope="col" className={cx(align)}>
        {header}
      </th>
    );
  return (
    <th
      scope="col"
      className={cx(align)}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={cx('list-sort', isSorted && 'on')}
        onClick={() => address.set({ sort, direction: isSorted && !isDescending ? 'desc' : 'asc' })}
      >
        {header}
        <Arrow className="icon icon-bold" size={14} />
      </button>
    </th>
  );
}

function Row<Row extends { id: Key }>(props: {
  row: Row;
  columns: readonly ListedColumn<Row>[];
  to: string | undefined;
  selection: Selection | undefined;
}) {
  const { row, columns, to, selection } = props;
  const t = useText();
  const isSelected = selection?.selected.has(row.id) ?? false;
  return (
    <tr className={cx(isSelected && 'on', to !== undefined && 'list-opens')}>
      {selection && (
        <td className="list-select">
          <input
            type="checkbox"
            aria-label={t('blocks.select')}
            checked={isSelected}
            onChange={({ target }) => {
              const next = new Set(selection.selected);
              if (target.checked) next.add(row.id);
              else next.delete(row.id);
              selection.onChange(next);
            }}
          />
        </td>
      )}
      {columns.map(({ id: column, header, cell, align, phone }, index) => {
        const shown = cell(row);
        return (
          <td
            key={column}
            className={cx(align, phone && `list-${phone}`, index > 0 && shown === NOTHING && 'list-nothing')}
            data-label={index > 0 && phone === undefined ? header : undefined}
          >
            {index === 0 && to !== undefined ? (
              <Link to={to} className="list-link">
                {shown}
              </Link>
            ) : (
              shown
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Moves the focus to the next or previous row's link. */
function listenForMoves(table: HTMLTableElement): () => void {
  const listener = (event: KeyboardEvent) => moveBetweenRows(table, event);
  table.addEventListener('keydown', listener);
  return () => table.removeEventListener('keydown', listener);
}

function moveBetweenRows(table: HTMLTableElement, event: KeyboardEvent): void {
  const step = STEPS.get(event.key);
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...table.querySelectorAll<HTMLElement>('.list-link')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = links[at < 0 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
