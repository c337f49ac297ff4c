import * as contract from '@errand/contract/console/imports';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import {
  checkImport,
  findImportPlace,
  listImportOptions,
  listImports,
  readImport,
  startImport,
} from './imports.service.ts';

const target = (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  findImportPlace(ctx, params.id);

export function importConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listImports, (ctx, { query }) => listImports(ctx, 'items', query));
  route(contract.listFleetImports, (ctx, { query }) => listImports(ctx, 'vehicles', query));
  route(contract.listImportOptions, (ctx, { query }) => listImportOptions(ctx, query));
  route(contract.getImport, target, (ctx, { params }) => readImport(ctx, params.id));
  route(
    contract.checkImport,
    (ctx, { body }) => findStorePlace(ctx.db, body.store_id),
    (ctx, { body }) => checkImport(ctx, body),
  );
  route(contract.startImport, target, (ctx, { params, body }) =>
    startImport(ctx, params.id, body.skip_faults),
  );
}
