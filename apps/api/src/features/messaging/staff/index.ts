import { findStaffTurnedOff, replaceStaffTurnedOff } from './choices.queries.ts';

export { staffContent } from './content.ts';
export { type Right, staffRecipients } from './recipients.ts';
export { tellStaff } from './tell-staff.ts';

/** What a member of the staff has turned off. */
export const staffChoices = {
  find: findStaffTurnedOff,
  replace: replaceStaffTurnedOff,
};
