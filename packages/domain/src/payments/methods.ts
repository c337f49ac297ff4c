/** How an order is paid, named as on the wire. */
export const PAYMENT_METHODS = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The operator's setting for the amount that a wallet does not cover (`partial_payment_method`). */
export const REMAINDER_METHODS = ['cod', 'digital_payment', 'both'] as const;
export type RemainderMethodSetting = (typeof REMAINDER_METHODS)[number];
