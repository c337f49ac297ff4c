/** The details of an offline payment; `informations` is keyed by the field names of the method. */
export type OfflinePaymentDetails = { methodId: number; informations: Record<string, string>; note: string };

/** The details as a request body. */
export function bodyOf({ methodId, informations, note }: OfflinePaymentDetails) {
  return { ...informations, method_id: methodId, customer_note: note.trim() || null };
}
