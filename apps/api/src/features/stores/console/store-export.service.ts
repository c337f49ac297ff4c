import type { ParsedInput } from '@errand/contract';
import type { listStores as listEndpoint } from '@errand/contract/console/stores';
import type { ConsoleContext, CsvFile } from '../../../console/index.ts';
import { catalogImports } from '../../imports/index.ts';
import { listStores } from './stores.service.ts';

type Query = ParsedInput<typeof listEndpoint>['query'];

/** The stores of a list as a file, which can be imported unchanged. */
export async function exportStores(ctx: ConsoleContext): Promise<CsvFile> {
  const { heads, rowsOf } = await catalogImports.openStoreExport(ctx);
  return {
    heads,
    async readPage(query) {
      const { rows, next } = await listStores(ctx, query as Query);
      return { rows: await rowsOf(rows.map(({ id }) => id)), next };
    },
  };
}
