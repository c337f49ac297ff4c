/** What a customer tells of a payment outside of the shop; `informations` by the names the method gives them. */
export type OfflinePaymentDetails = { methodId: number; informations: Record<string, string>; note: string };

/** The same as the body of a request. */
export function bodyOf({ methodId, informations, note }: OfflinePaymentDetails) {
  return { ...informations, method_id: methodId, customer_note: note.trim() || null };
}
