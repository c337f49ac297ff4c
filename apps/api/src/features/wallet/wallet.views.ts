/** The fundings of wallets that await a second member, for `from`. */
export const OPEN_FUNDINGS = `(select view_funding.id, view_funding.customer_id, view_funding.reason, view_funding.requested_at
  from wallet_fundings view_funding where view_funding.status = 'requested')`;
