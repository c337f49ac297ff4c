export { listReceiptKeys } from './offline/offline.queries.ts';
export { PAYMENT_REFUNDED, PAYMENT_SETTLED } from './payment-events.ts';
export { registerPaymentJobs } from './payments.jobs.ts';
export { startPayment, switchToCash } from './payments.service.ts';
export { personalData } from './personal-data.queries.ts';
export type { PaymentDeps } from './providers.ts';
export { refundAtProvider } from './refunds.ts';
export { payOrderFromWallet } from './wallet-payment.service.ts';
export { handleWebhook } from './webhook.ts';
