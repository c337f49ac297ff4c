/** Kinds of reasons and ready sentences that customers and couriers choose from. */
export const REASON_KINDS = [
  'cancel',
  'refund',
  'report',
  'message',
  'parcel_before_pickup',
  'parcel_after_pickup',
  'parcel_instruction',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];
