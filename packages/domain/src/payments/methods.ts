/** How an order is paid, named as on the wire. */
export const PAYMENT_METHODS = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
