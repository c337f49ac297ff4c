import { toFormData } from '@errand/client/forms/form-data.ts';

/** The details of an offline payment; `informations` is keyed by the field names of the method. */
export type OfflinePaymentDetails = {
  methodId: number;
  informations: Record<string, string>;
  note: string;
  /** The chosen picture of the receipt; null for none, or for the one that was sent before. */
  receipt: File | null;
  /** The address of the earlier receipt, which stays; null without one. */
  sentReceipt: string | null;
};

type Key = { order_id: number; guest_id?: string };

/** The details of an order as a request body: a form when a picture is sent. */
export function bodyOf(
  key: Key,
  { methodId, informations, note, receipt, sentReceipt }: OfflinePaymentDetails,
) {
  const fields = {
    ...key,
    ...informations,
    method_id: methodId,
    customer_note: note.trim() || null,
    receipt_removed: receipt === null && sentReceipt === null ? 1 : 0,
  };
  return receipt ? toFormData({ ...fields, receipt }) : fields;
}
