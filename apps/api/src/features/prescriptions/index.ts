export { makeOffer } from './make-offer.ts';
export { ANSWER_DEADLINE_JOB, PRESCRIPTION_CHECKED, PRESCRIPTION_OFFERED } from './prescription-events.ts';
export { registerPrescriptionJobs } from './prescriptions.jobs.ts';
