import { registerCleanupJobs } from './cleanup-jobs.ts';
import { registerFailedJobMessages } from './console/desk/jobs/failed.jobs.ts';
import { registerNewOrderJobs } from './console/desk/push/new-order.jobs.ts';
import { registerInvitationJobs } from './console/staff/invitation-mail.ts';
import { registerAuthJobs } from './features/auth/auth.jobs.ts';
import { registerCatalogJobs } from './features/catalog/catalog.jobs.ts';
import { registerLowStockJobs } from './features/catalog/console/low-stock/low-stock.jobs.ts';
import { registerClosingJobs } from './features/closings/closings.jobs.ts';
import { registerContentJobs } from './features/content/content.jobs.ts';
import { registerDeliveryJobs } from './features/deliveries/deliveries.jobs.ts';
import { registerDemoJobs } from './features/demo/demo.jobs.ts';
import { registerDemoBankJobs } from './features/demo-bank/bank.jobs.ts';
import { registerDocumentJobs } from './features/documents/documents.jobs.ts';
import { registerImportJobs } from './features/imports/console/import-job.ts';
import { registerMessageJobs } from './features/messaging/index.ts';
import { registerNewsletterJobs } from './features/newsletter/newsletter.jobs.ts';
import {
  registerEndingCouponJobs,
  registerLeftCartJobs,
  registerMoneyNewsJobs,
  registerNotificationJobs,
} from './features/notifications/index.ts';
import { registerCaseMessageJobs } from './features/order-desk/cases/case-messages.jobs.ts';
import { registerFormerMessageJobs } from './features/order-desk/former-messages.jobs.ts';
import { registerLateOrderJobs } from './features/order-desk/late/late-orders.jobs.ts';
import { registerDemoPharmacyJobs } from './features/order-desk/prescription/demo-pharmacy.ts';
import { registerAcceptanceJobs } from './features/orders/accept/acceptance.jobs.ts';
import { registerBookJobs } from './features/orders/books/books.jobs.ts';
import { registerTallyJobs } from './features/orders/place/tally-jobs.ts';
import { registerPaymentJobs } from './features/payments/payments.jobs.ts';
import { registerPayoutJobs } from './features/payouts/payouts.jobs.ts';
import { registerPrescriptionJobs } from './features/prescriptions/prescriptions.jobs.ts';
import { registerRefundJobs } from './features/refunds/owed-refund.ts';
import { registerApprovalMailJobs } from './features/registration/console/index.ts';
import { registerPlanJobs } from './features/registration/console/store-plan/store-plan.jobs.ts';
import { registerTripJobs } from './features/rental/messages/trip-mails.ts';
import { reviewReminders } from './features/reviews/index.ts';
import { registerWishJobs } from './features/wishlist/index.ts';
import { MESSAGE_CONTENTS } from './message-contents.ts';
import { ORDER_KINDS } from './order-kinds.ts';
import type { Deps } from './platform/deps.ts';

/**
 * Registers all background jobs and all subscribers of durable events: a table of contents. Every process calls it before
 * it serves requests, because an event is queued for the subscribers that the publishing process knows.
 */
export function registerJobs(deps: Deps, { demoSpeed }: { demoSpeed: number }): void {
  registerAuthJobs(deps);
  registerInvitationJobs(deps);
  registerApprovalMailJobs(deps);
  registerPlanJobs(deps);
  registerNewOrderJobs(deps);
  registerAcceptanceJobs(deps, ORDER_KINDS);
  registerPrescriptionJobs(deps);
  registerTallyJobs(deps);
  registerBookJobs(deps);
  registerCatalogJobs(deps);
  registerTripJobs(deps);
  registerNotificationJobs(deps);
  registerEndingCouponJobs(deps);
  registerLeftCartJobs(deps);
  registerMoneyNewsJobs(deps);
  reviewReminders.register(deps);
  registerWishJobs(deps);
  registerMessageJobs(deps, MESSAGE_CONTENTS);
  registerNewsletterJobs(deps);
  registerFormerMessageJobs(deps);
  registerLateOrderJobs(deps);
  registerCaseMessageJobs(deps);
  registerLowStockJobs(deps);
  registerFailedJobMessages(deps);
  registerImportJobs(deps);
  registerPaymentJobs(deps);
  registerPayoutJobs(deps);
  registerDocumentJobs(deps);
  registerClosingJobs(deps);
  registerRefundJobs(deps);
  registerContentJobs(deps);
  registerDeliveryJobs(deps);
  registerCleanupJobs(deps);
  if (!deps.demo) return;
  registerDemoBankJobs(deps);
  registerDemoJobs(deps, { speed: demoSpeed });
  registerDemoPharmacyJobs(deps, { speed: demoSpeed });
}
