import type { ParsedInput } from '@errand/contract';
import type { listUnits } from '@errand/contract/console/catalog/units-and-attributes';
import { textsOf } from '@errand/domain/language';
import { containsWords } from '@errand/domain/search';
import type { Translations } from '../../platform/db/index.ts';

type ListQuery = ParsedInput<typeof listUnits>['query'];

/**
 * A page of a list that is short enough to read whole: rows whose name contains the searched words. Its cursor is the
 * number of rows before it.
 */
export function pageOf<Row extends { name: Translations }>(
  all: Row[],
  { search = '', cursor, limit, direction }: ListQuery,
): { rows: Row[]; total: number; total_is_bound: false; next: string | null } {
  const found = all.filter(({ name }) => containsWords(textsOf(name).join(' '), search));
  const ordered = direction === 'desc' ? found.toReversed() : found;
  const offset = Math.max(0, Number(cursor) || 0);
  const end = offset + limit;
  return {
    rows: ordered.slice(offset, end),
    total: found.length,
    total_is_bound: false,
    next: end < found.length ? String(end) : null,
  };
}
