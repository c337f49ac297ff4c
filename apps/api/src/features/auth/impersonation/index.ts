import { endImpersonationsOf, listOpenImpersonations } from './impersonation.queries.ts';
import { startImpersonation } from './impersonation.service.ts';

/** Read-only sessions of staff in a customer's account. */
export const openImpersonations = {
  start: startImpersonation,
  listOpen: listOpenImpersonations,
  endOf: endImpersonationsOf,
};
