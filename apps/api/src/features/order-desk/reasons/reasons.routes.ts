import * as contract from '@errand/contract/console/content';
import type { ConsoleRoute } from '../../../console/index.ts';
import { createReason, listAllReasons, updateReason } from './reasons.service.ts';

export function reasonConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listReasons, (ctx) => listAllReasons(ctx));
  route(contract.createReason, (ctx, { body }) => createReason(ctx, body));
  route(contract.updateReason, (ctx, { params, body }) => updateReason(ctx, params.id, body));
}
