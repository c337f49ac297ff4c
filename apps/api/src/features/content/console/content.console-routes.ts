import * as contract from '@errand/contract/console/content';
import type { ConsoleRoute } from '../../../console/index.ts';
import { listContentPages, listLandingTexts, saveLandingText, savePage } from './content.console-service.ts';

export function contentConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listPages, (ctx) => listContentPages(ctx));
  route(contract.savePage, (ctx, { params, body }) => savePage(ctx, params.slug, body));
  route(contract.listLandingTexts, (ctx) => listLandingTexts(ctx));
  route(contract.saveLandingText, (ctx, { params, body }) => saveLandingText(ctx, params.key, body));
}
