export { makeOffer } from './make-offer.ts';
export { readOfferMail } from './offer-mail.ts';
export { ANSWER_DEADLINE_JOB, PRESCRIPTION_CHECKED, PRESCRIPTION_OFFERED } from './prescription-events.ts';
export { registerPrescriptionJobs } from './prescriptions.jobs.ts';
