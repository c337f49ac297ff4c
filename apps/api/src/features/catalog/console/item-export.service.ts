import type { ParsedInput } from '@errand/contract';
import type { listCatalogItems } from '@errand/contract/console/items';
import type { ConsoleContext, CsvFile } from '../../../console/index.ts';
import { catalogImports } from '../../imports/index.ts';
import { listConsoleItems } from './items.service.ts';

type Query = ParsedInput<typeof listCatalogItems>['query'];

/** The items of a list as a file of products, which can be imported unchanged. */
export async function exportItems(ctx: ConsoleContext): Promise<CsvFile> {
  const { heads, rowsOf } = await catalogImports.openProductExport(ctx);
  return {
    heads,
    async readPage(query) {
      const { rows, next } = await listConsoleItems(ctx, query as Query);
      return { rows: await rowsOf(rows.map(({ id }) => id)), next };
    },
  };
}
