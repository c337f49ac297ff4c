import * as contract from '@errand/contract/console/views';
import type { ConsoleRoute } from '../../console-context.ts';
import { createView, deleteView, listViews } from './views.service.ts';

export function viewRoutes(route: ConsoleRoute): void {
  route(contract.listViews, (ctx, { query }) => listViews(ctx, query.list));
  route(contract.createView, (ctx, { body }) => createView(ctx, body));
  route(contract.deleteView, (ctx, { params }) => deleteView(ctx, params.id));
}
