import type { Deps } from '../../platform/deps.ts';
import { ORDER_PLACED, ORDER_STATUS_CHANGED, TRANSFER_RECEIVED } from '../orders/events/index.ts';
import { tellOffer } from './offer-message.ts';
import {
  expireOffer,
  followOrder,
  OFFER_EXPIRED_JOB,
  OFFER_JOB,
  OFFER_MESSAGE_JOB,
  offerOrder,
} from './offers.service.ts';

/** Offers confirmed orders to couriers, one after the other, and new ones if couriers confirm first. */
export function registerDeliveryJobs(deps: Deps): void {
  deps.jobs.subscribe(ORDER_PLACED, 'deliveries', ({ orderId }) => offerOrder(deps, orderId));
  deps.jobs.subscribe(ORDER_STATUS_CHANGED, 'deliveries', (change) => followOrder(deps, change));
  deps.jobs.subscribe(TRANSFER_RECEIVED, 'deliveries', ({ orderId }) => offerOrder(deps, orderId));
  deps.jobs.work(OFFER_JOB, ({ orderId }) => offerOrder(deps, orderId));
  deps.jobs.work(OFFER_EXPIRED_JOB, (job) => expireOffer(deps, job));
  deps.jobs.work(OFFER_MESSAGE_JOB, ({ offerId }) => tellOffer(deps, offerId));
}
