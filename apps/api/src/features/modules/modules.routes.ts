import { listModules } from '@errand/contract/modules';
import type { Route } from '../../platform/http/index.ts';
import { listVisitorModules } from './modules.service.ts';

export function moduleRoutes(route: Route): void {
  route(listModules, (ctx) => listVisitorModules(ctx));
}
