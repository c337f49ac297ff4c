import * as contract from '@errand/contract/modules';
import type { Route } from '../../platform/http/index.ts';
import { listModules } from './modules.service.ts';

export function moduleRoutes(route: Route): void {
  route(contract.listModules, (ctx) => listModules(ctx));
}
