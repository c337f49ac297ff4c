export { PAYOUT_CONTENTS } from './payout-messages.ts';
export { personalData } from './personal-data.queries.ts';
