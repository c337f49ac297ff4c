import { getToday, listFigures } from '@errand/contract/console/analytics';
import type { ConsoleRoute } from '../../../console/index.ts';
import { listFiguresOf, readToday } from './figures.service.ts';

export function figureConsoleRoutes(route: ConsoleRoute): void {
  route(listFigures, (ctx, { query }) => listFiguresOf(ctx, query));
  route(getToday, (ctx) => readToday(ctx));
}
