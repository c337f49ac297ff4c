import * as checks from '@errand/contract/console/orders/prescription-checks';
import * as contract from '@errand/contract/console/orders/prescriptions';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { isOrderId } from '../../../platform/db/index.ts';
import { findOrderPlace } from '../../orders/orders.views.ts';
import { checkPrescription, readCheck } from './check.service.ts';
import { offerPrescription, quotePrescription, readPrescription } from './prescriptions.service.ts';

async function target({ db }: Pick<ConsoleContext, 'db'>, { params: { id } }: { params: { id: number } }) {
  return isOrderId(id) ? findOrderPlace(db, id) : null;
}

export function prescriptionConsoleRoutes(route: ConsoleRoute): void {
  route(checks.getPrescriptionCheck, target, (ctx, { params }) => readCheck(ctx, params.id));
  route(checks.checkPrescription, target, (ctx, { params, body }) => checkPrescription(ctx, params.id, body));
  route(contract.getPrescription, target, (ctx, { params }) => readPrescription(ctx, params.id));
  route(contract.quotePrescription, target, (ctx, { params, body }) =>
    quotePrescription(ctx, params.id, body),
  );
  route(contract.offerPrescription, target, (ctx, { params, body }) =>
    offerPrescription(ctx, params.id, body),
  );
}
