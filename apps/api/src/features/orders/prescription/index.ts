import { listChecks, listUncheckedLines, recordCheck } from './prescription-checks.queries.ts';

/** Checks of the prescriptions of orders with lines that need one. */
export const prescriptionChecks = {
  record: recordCheck,
  list: listChecks,
  listWaiting: listUncheckedLines,
};
