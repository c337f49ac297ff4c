import { registerCleanupJobs } from './cleanup-jobs.ts';
import { registerPushJobs } from './console/desk/push/push.jobs.ts';
import { registerInvitationJobs } from './console/staff/invitation-mail.ts';
import { registerAuthJobs } from './features/auth/index.ts';
import { registerCatalogJobs } from './features/catalog/index.ts';
import { registerContentJobs } from './features/content/index.ts';
import { registerDeliveryJobs } from './features/deliveries/index.ts';
import { registerDemoJobs } from './features/demo/index.ts';
import { registerDemoBankJobs } from './features/demo-bank/index.ts';
import { registerImportJobs } from './features/imports/console/index.ts';
import { registerNotificationJobs } from './features/notifications/index.ts';
import { registerOrderEditJobs } from './features/order-desk/index.ts';
import { registerOrderMailJobs } from './features/order-pages/index.ts';
import { registerAcceptanceJobs } from './features/orders/accept/acceptance.jobs.ts';
import { registerTallyJobs } from './features/orders/index.ts';
import { registerParcelJobs } from './features/parcel/index.ts';
import { registerPaymentJobs } from './features/payments/index.ts';
import { registerRefundJobs } from './features/refunds/index.ts';
import { registerDecisionMailJobs } from './features/registration/console/index.ts';
import { registerTripJobs } from './features/rental/index.ts';
import { ORDER_KINDS } from './order-kinds.ts';
import type { Deps } from './platform/deps.ts';

/**
 * Registers all background jobs and all subscribers of durable events: a table of contents. Every process calls it before
 * it serves requests, because an event is queued for the subscribers that the publishing process knows.
 */
export function registerJobs(deps: Deps, { demoSpeed }: { demoSpeed: number }): void {
  registerAuthJobs(deps);
  registerInvitationJobs(deps);
  registerDecisionMailJobs(deps);
  registerPushJobs(deps);
  registerOrderMailJobs(deps);
  registerOrderEditJobs(deps);
  registerAcceptanceJobs(deps, ORDER_KINDS);
  registerTallyJobs(deps);
  registerCatalogJobs(deps);
  registerParcelJobs(deps);
  registerTripJobs(deps);
  registerNotificationJobs(deps);
  registerImportJobs(deps);
  registerPaymentJobs(deps);
  registerRefundJobs(deps);
  registerContentJobs(deps);
  registerDeliveryJobs(deps);
  registerCleanupJobs(deps);
  if (!deps.demo) return;
  registerDemoBankJobs(deps);
  registerDemoJobs(deps, { speed: demoSpeed });
}
