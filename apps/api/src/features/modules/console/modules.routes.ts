import * as contract from '@errand/contract/console/modules';
import type { ConsoleRoute } from '../../../console/index.ts';
import * as modules from './modules.service.ts';

export function moduleConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listModules, (ctx) => modules.listModules(ctx));
  route(contract.getModule, (ctx, { params }) => modules.readModule(ctx, params.id));
  route(contract.createModule, (ctx, { body }) => modules.createModule(ctx, body));
  route(contract.updateModule, (ctx, { params, body }) => modules.updateModule(ctx, params.id, body));
  route(contract.setModuleActive, (ctx, { params, body }) => modules.setActive(ctx, params.id, body));
}
