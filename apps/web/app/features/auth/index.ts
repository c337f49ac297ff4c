export { AuthDialog } from './components/auth-dialog.tsx';
export { ProfileMenu } from './components/profile-menu.tsx';
export { useCustomer } from './use-customer.ts';
export { useLogout } from './use-logout.ts';
export { useSignInFinish } from './use-sign-in-finish.ts';
