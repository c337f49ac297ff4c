import type { LanguageCode } from '@errand/domain/language';
import type { RequestContext } from '../../../platform/http/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { storeRecords } from '../../stores/records/index.ts';
import { headOf } from '../cells/column-names.ts';
import type { FileExport } from '../export/file-export.ts';
import { STORE_COLUMNS } from './read-stores.ts';
import { readSlugs, storeCells } from './store-cells.ts';

/** Writes stores as a file that an import reads unchanged. */
export async function openStoreExport(
  ctx: Pick<RequestContext<'db' | 'settings'>, 'db' | 'settings'> & { language: LanguageCode },
): Promise<FileExport> {
  const { digits } = await moneyStyle(ctx);
  const { language } = ctx;
  const writing = { ...(await readSlugs(ctx.db)), digits, language };
  return {
    heads: Object.fromEntries([...STORE_COLUMNS].map((column) => [column, headOf(column, language)])),
    rowsOf: async (ids) => (await storeRecords.list(ctx.db, ids)).map((store) => storeCells(store, writing)),
  };
}
