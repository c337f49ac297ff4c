import type { LanguageCode } from '@errand/domain/language';
import type { RequestContext } from '../../../platform/http/index.ts';
import { bulkWrites } from '../../catalog/writes/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { readCatalog } from '../catalog.ts';
import { headOf } from '../cells/column-names.ts';
import type { FileExport } from './file-export.ts';
import { PRODUCT_COLUMNS, productCells } from './product-cells.ts';

/** Writes items as a file of products that an import reads unchanged. */
export async function openProductExport(
  ctx: Pick<RequestContext<'db' | 'settings'>, 'db' | 'settings' | 'publicUrl'> & { language: LanguageCode },
): Promise<FileExport> {
  const { digits } = await moneyStyle(ctx);
  const { language, publicUrl } = ctx;
  const writing = { catalog: await readCatalog(ctx.db), digits, publicUrl, language };
  return {
    heads: Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, headOf(column, language)])),
    rowsOf: async (itemIds) =>
      (await bulkWrites.listExported(ctx.db, itemIds)).map((item) => productCells(item, writing)),
  };
}
