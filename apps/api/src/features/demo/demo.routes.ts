import { listInbox } from '@errand/contract/demo';
import type { Route } from '../../platform/http/index.ts';
import { showInbox } from './inbox.service.ts';

export function demoRoutes(route: Route): void {
  route(listInbox, (ctx, { query }) => showInbox(ctx, query.recipient));
}
