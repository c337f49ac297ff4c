import * as contract from '@errand/contract/notifications';
import type { Route } from '../../platform/http/index.ts';
import { updatePushToken } from './push-token.service.ts';

export function notificationRoutes(route: Route): void {
  route(contract.updatePushToken, (ctx, { body }) => updatePushToken(ctx, body.cm_firebase_token));
}
