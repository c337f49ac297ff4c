import * as contract from '@errand/contract/console/staff/notifications';
import type { ConsoleRoute } from '../../console-context.ts';
import { readNotifications, turnOffPush, turnOnPush, writeNotifications } from './notifications.service.ts';

export function staffNotificationRoutes(route: ConsoleRoute): void {
  route(contract.getStaffNotifications, (ctx) => readNotifications(ctx));
  route(contract.setStaffNotifications, (ctx, { body }) => writeNotifications(ctx, body));
  route(contract.turnOnStaffPush, (ctx, { body }) => turnOnPush(ctx, body));
  route(contract.turnOffStaffPush, (ctx, { body }) => turnOffPush(ctx, body.device));
}
