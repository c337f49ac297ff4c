export { AuthDialog } from './components/auth-dialog.tsx';
export { Avatar } from './components/avatar.tsx';
export { ProfileMenu } from './components/profile-menu.tsx';
export { useAccountMenu } from './use-account-menu.ts';
export { useCustomer } from './use-customer.ts';
export { useLogout } from './use-logout.ts';
