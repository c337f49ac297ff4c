import type { StoreDraft } from '@errand/contract/console/stores';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import { moneyStyle } from '../../settings/index.ts';
import type { ScheduledStore } from '../../stores/records/index.ts';
import { createDecimals } from '../cells/decimals.ts';
import { readKeys, readStoreRow } from './read-stores.ts';
import { readSlugs, storeCells } from './store-cells.ts';

/**
 * Reads a store as an import would read its export, to compare it with a row. There is one reader and one writer, so
 * that a field that one of them forgets is found by the test that imports an export. Null for a store that an import
 * would reject, as one without an address.
 */
export async function openOwnStores(
  deps: Pick<Deps, 'db'> & Parameters<typeof moneyStyle>[0],
): Promise<(current: ScheduledStore) => StoreDraft | null> {
  const { digits } = await moneyStyle(deps);
  const keys = await readKeys(deps.db);
  const writing = { ...(await readSlugs(deps.db)), digits, language: DEFAULT_LANGUAGE };
  return (current) => {
    const row = { line: 0, cells: storeCells(current, writing) };
    const read = readStoreRow(row, keys, { digits, decimals: createDecimals(',') });
    return 'store' in read ? read.store : null;
  };
}
