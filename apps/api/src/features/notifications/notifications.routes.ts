import * as contract from '@errand/contract/notifications';
import type { Route } from '../../platform/http/index.ts';
import { listNotifications, updatePushToken } from './notifications.service.ts';

export function notificationRoutes(route: Route): void {
  route(contract.listNotifications, (ctx, { query }) => listNotifications(ctx, query));
  route(contract.updatePushToken, (ctx, { body }) => updatePushToken(ctx, body.cm_firebase_token));
}
