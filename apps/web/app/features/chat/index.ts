export { InboxView } from './components/inbox-view.tsx';
export { WriteTo } from './components/write-to.tsx';
export { useUnreadCount } from './use-conversations.ts';
