export { personalData } from './personal-data.queries.ts';

import { REVIEW_CONTENTS, registerReviewJobs, scheduleReviewMessage } from './review-message.ts';

/** Reminders to review a delivered order. */
export const reviewReminders = {
  schedule: scheduleReviewMessage,
  register: registerReviewJobs,
  contents: REVIEW_CONTENTS,
};
