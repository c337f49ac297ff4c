import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { useCustomer } from '../session/use-customer.ts';
import { Avatar } from './avatar.tsx';
import { MenuButton } from './menu-button.tsx';
import './profile-menu.css';

const accountMenu = lazyPart(() => import('./account-menu.tsx').then((part) => part.AccountMenu));

/**
 * The end of the header: Sign In for guests, the account menu for customers. Server pages contain both. An attribute of
 * the root element selects the right one before the first paint, so that hydration shifts nothing.
 */
export function ProfileMenu() {
  const { signedIn, customer } = useCustomer();
  if (!useHydrated()) {
    return (
      <>
        <SignInButton className="only-guest" />
        <span className="profile-menu-button only-signed-in">
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

/** The account menu, loaded with the first press of its button. */
function Menu({ customer }: { customer: CustomerInfo | null }) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <MenuButton
      customer={customer}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
  return <LazyPart of={accountMenu} props={{ customer }} wanted={wanted} fallback={button} />;
}
