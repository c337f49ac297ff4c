import { listMethods } from './offline/offline.service.ts';
import { startPayment, switchToCash } from './payments.service.ts';
import { payOrderFromWallet } from './wallet-payment.service.ts';

export { readPaymentMail } from './offline/payment-mail.ts';
export { registerPaymentJobs } from './payments.jobs.ts';
export { personalData } from './personal-data.queries.ts';
export type { PaymentDeps } from './providers.ts';
export { refundAtProvider } from './refunds.ts';
export { handleWebhook } from './webhook.ts';

/** Payments that an operator verifies, such as bank transfers. */
export const offlineMethods = { list: listMethods };

/** Payments of an order by its customer. */
export const payments = {
  start: startPayment,
  switchToCash,
  fromWallet: payOrderFromWallet,
};
