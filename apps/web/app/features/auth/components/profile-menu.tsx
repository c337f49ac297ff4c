import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useOverlay } from '#platform/overlay.ts';
import { useAccountMenu } from '../session/use-account-menu.ts';
import { useCustomer } from '../session/use-customer.ts';
import { useLogout } from '../session/use-logout.ts';
import { Avatar } from './avatar.tsx';
import './profile-menu.css';

const never = () => () => {};

/**
 * The end of the header: Sign In for guests, the account menu for customers. Server pages contain both, and a mark on
 * the root element shows the right one from the first paint, so that hydration moves nothing.
 */
export function ProfileMenu() {
  const { signedIn, customer } = useCustomer();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!alive) {
    return (
      <>
        <SignInButton className="when-guest" />
        <span className="profile-menu-button when-signed">
          <Avatar customer={null} />
        </span>
      </>
    );
  }
  return signedIn ? <Menu customer={customer} /> : <SignInButton />;
}

function SignInButton({ className }: { className?: string }) {
  const t = useText();
  const auth = useOverlay('auth');
  return (
    <Button variant="ink" size="sm" className={className} onClick={() => auth.show('sign-in')}>
      {t('auth.signIn')}
    </Button>
  );
}

function Menu({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const logout = useLogout(() => setAsking(false));
  const entries = useAccountMenu();
  const name = customer ? `${customer.f_name} ${customer.l_name}`.trim() : '';
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <button type="button" className="profile-menu-button" aria-label={t('auth.menu', { name })}>
            <Avatar customer={customer} />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="profile-menu" align="end" sideOffset={8} collisionPadding={12}>
            <div className="profile-menu-user">
              <b className="text-title text-clip">{name}</b>
              <span className="text-caption text-clip">
                <bdi dir="ltr">{customer?.email ?? customer?.phone}</bdi>
              </span>
            </div>
            {entries.map(({ id, path, text, Icon }) => (
              <DropdownMenu.Item asChild className="profile-menu-item" key={id}>
                <Link to={path}>
                  <Icon className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
                  {text}
                </Link>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator className="profile-menu-rule" />
            <DropdownMenu.Item className="profile-menu-item" onSelect={() => setAsking(true)}>
              <LogOut className="icon mirror-rtl" size={20} strokeWidth={1.75} aria-hidden="true" />
              {t('auth.logout')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('auth.logoutTitle')}
        text={t('auth.logoutText')}
        cancel={t('ui.cancel')}
        confirm={t('auth.logout')}
        busy={logout.isPending}
        onConfirm={() => logout.mutate()}
      />
    </>
  );
}
