import type { ParsedInput } from '@errand/contract';
import type { listVehicles as listEndpoint } from '@errand/contract/console/rental/vehicles';
import type { ConsoleContext, CsvFile } from '../../../console/index.ts';
import { openVehicleExport } from '../fleet-file/export-vehicles.ts';
import { listVehicles } from './vehicles.service.ts';

type Query = ParsedInput<typeof listEndpoint>['query'];

/** The vehicles of a list as a file, which can be imported unchanged. */
export async function exportVehicles(ctx: ConsoleContext): Promise<CsvFile> {
  const { heads, rowsOf } = await openVehicleExport(ctx);
  return {
    heads,
    async readPage(query) {
      const { rows, next } = await listVehicles(ctx, query as Query);
      return { rows: await rowsOf(rows.map(({ id }) => id)), next };
    },
  };
}
