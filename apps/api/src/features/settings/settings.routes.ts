import { getConfig } from '@errand/contract/config';
import type { Route } from '../../platform/http/index.ts';
import { getConfiguration } from './settings.service.ts';

export function settingsRoutes(route: Route): void {
  route(getConfig, (ctx) => getConfiguration(ctx));
}
