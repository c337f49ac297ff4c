export { ENDING_COUPON_CONTENTS } from './ending-coupon-content.ts';
export { ENDING_COUPONS_JOB, registerEndingCouponJobs } from './ending-coupons.ts';
export { LEFT_CART_CONTENTS, LEFT_CART_JOB, registerLeftCartJobs } from './left-carts.ts';
export { MONEY_NEWS_CONTENTS, MONEY_NEWS_JOB, registerMoneyNewsJobs } from './money-news.ts';
export { notificationText } from './notification-text.ts';
export { registerNotificationJobs } from './notifications.jobs.ts';
export { messageTitle, orderContent } from './order-content.ts';
export { ORDER_CONTENTS, OWN_MAILS } from './order-contents.ts';
export { personalData } from './personal-data.queries.ts';
