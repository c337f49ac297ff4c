export { OfflineForm } from './components/offline-form.tsx';
export { bodyOf, type OfflinePaymentDetails } from './offline-payment-details.ts';
export { useOfflineMethods } from './use-offline-methods.ts';
