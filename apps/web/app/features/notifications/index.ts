export { Bell } from './bell/bell.tsx';
export { cappedCount, useUnseenCount } from './bell/use-unseen-count.ts';
export { PushOffer } from './push/push-offer.tsx';
export { NotificationSettings } from './settings/notification-settings.tsx';
