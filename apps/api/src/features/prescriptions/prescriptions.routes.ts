import * as contract from '@errand/contract/orders-prescription';
import type { Route } from '../../platform/http/index.ts';
import { answerPrescription } from './answer.service.ts';
import { readOffer } from './offer.service.ts';

export function prescriptionRoutes(route: Route): void {
  route(contract.getPrescriptionOffer, (ctx, { query }) => readOffer(ctx, query.order_id));
  route(contract.answerPrescription, (ctx, { body }) => answerPrescription(ctx, body));
}
