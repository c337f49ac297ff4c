export { registerNotificationJobs } from './notifications.jobs.ts';
export { messageTitle, orderContent } from './order-content.ts';
export { ORDER_CONTENTS } from './order-contents.ts';
export { personalData } from './personal-data.queries.ts';
