export { Bell } from './bell/bell.tsx';
export { useUnseenCount } from './bell/use-unseen-count.ts';
export { GuestDevicePush, PushOffer } from './push/push-panel.tsx';
export { NotificationSettings } from './settings/notification-settings.tsx';
