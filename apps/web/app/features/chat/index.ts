export { InboxView } from './components/inbox-view.tsx';
export { useUnreadCount } from './use-conversations.ts';
