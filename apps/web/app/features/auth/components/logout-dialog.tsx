import { useText } from '@errand/client/i18n.tsx';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { useLogout } from '../session/use-logout.ts';

/** Asks for a confirmation and logs out. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const logout = useLogout(onClose);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('auth.logoutTitle')}
      text={t('auth.logoutText')}
      confirm={t('auth.logout')}
      busy={logout.isPending}
      onConfirm={() => logout.mutate()}
    />
  );
}
