/** Months that await a member: to be closed, or because their books differ; for `from`. `text` is the month. */
export const OPEN_CLOSINGS = `(select view_closing.id, to_char(view_closing.month, 'YYYY-MM') as text,
    coalesce(view_closing.checked_at, view_closing.requested_at) as at
  from ledger_closings view_closing where view_closing.status in ('ready', 'differing'))`;
