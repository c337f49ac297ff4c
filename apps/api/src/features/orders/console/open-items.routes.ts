import * as contract from '@errand/contract/console/finance/open-items';
import type { ConsoleRoute } from '../../../console/index.ts';
import { listOpenItems } from './open-items.service.ts';

export function openItemConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listOpenItems, (ctx, { query }) => listOpenItems(ctx, query));
}
