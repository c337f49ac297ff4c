import * as contract from '@errand/contract/console/couriers/accounts';
import type { ConsoleRoute } from '../../../console/index.ts';
import { connectCourier, readCourierAccount } from './courier-account.service.ts';

export function courierAccountConsoleRoutes(route: ConsoleRoute): void {
  route(contract.getCourierAccount, (ctx, { params }) => readCourierAccount(ctx, params.id));
  route(contract.setCourierAccount, (ctx, { params, body }) =>
    connectCourier(ctx, params.id, body.courier_id),
  );
}
