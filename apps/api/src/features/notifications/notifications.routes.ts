import * as contract from '@errand/contract/notifications';
import type { Route } from '../../platform/http/index.ts';
import * as service from './notifications.service.ts';

export function notificationRoutes(route: Route): void {
  route(contract.listNotifications, (ctx, { query }) => service.listNotifications(ctx, query));
  route(contract.getNotificationState, (ctx) => service.readNotificationState(ctx));
  route(contract.seeNotifications, (ctx, { body }) => service.seeNotifications(ctx, body.last_id));
  route(contract.getNotificationSettings, (ctx) => service.readNotificationSettings(ctx));
  route(contract.setNotificationSettings, (ctx, { body }) => service.writeNotificationSettings(ctx, body));
  route(contract.updatePushToken, (ctx, { body }) => service.updatePushToken(ctx, body.cm_firebase_token));
}
