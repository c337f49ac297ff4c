export { OfflineForm } from './components/offline-form.tsx';
export { bodyOf, type OfflinePaymentDetails } from './told.ts';
export { useOfflineMethods } from './use-offline-methods.ts';
