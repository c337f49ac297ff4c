/** The details of bank transfers that nobody has checked, for `from`: the order, its words, and when they were sent. */
export const SENT_TRANSFERS = `(select view_transfer.order_id, view_transfer.updated_at,
    (select string_agg(entry.value, ' · ') from jsonb_each_text(view_transfer.told) entry) as text
  from offline_payments view_transfer where view_transfer.rejected_at is null)`;
