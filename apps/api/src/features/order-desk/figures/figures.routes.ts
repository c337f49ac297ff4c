import { getToday, listFigureOrders, listFigures } from '@errand/contract/console/analytics';
import type { ConsoleRoute } from '../../../console/index.ts';
import { listFigureOrdersOf, listFiguresOf, readToday } from './figures.service.ts';

export function figureConsoleRoutes(route: ConsoleRoute): void {
  route(listFigures, (ctx, { query }) => listFiguresOf(ctx, query));
  route(listFigureOrders, (ctx, { query }) => listFigureOrdersOf(ctx, query));
  route(getToday, (ctx) => readToday(ctx));
}
