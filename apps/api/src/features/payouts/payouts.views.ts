/** Payout runs that await a second member, for `from`. `text` is the reason of an advance. */
export const OPEN_PAYOUT_RUNS = `(select view_run.id, coalesce(view_run.note, '') as text, view_run.created_at
  from payout_runs view_run where view_run.status = 'draft')`;
