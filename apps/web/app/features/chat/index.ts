export { InboxView } from './components/inbox-view.tsx';
export { MessageDialog } from './components/message-dialog.tsx';
export { useUnreadCount } from './use-conversations.ts';
