import { House, MapPin, ReceiptText } from 'lucide-react';
import { NavLink } from 'react-router';
import { useCustomer } from '#features/auth/index.ts';
import { ModuleList } from '#features/modules/index.ts';
import { useRootData } from '#platform/config.ts';
import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Drawer } from '#ui/dialog.tsx';
import { MenuAccount, MenuLogout } from './menu-account.tsx';
import { MenuSettings } from './menu-settings.tsx';

/** The drawer of narrow screens: account, links, modules, theme and language. */
export function MenuDrawer() {
  const t = useText();
  const { open, close } = useOverlay('menu');
  const auth = useOverlay('auth');
  const { session } = useRootData();
  const { signedIn, customer } = useCustomer();
  const rental = session.module?.type === 'rental';
  const links = [
    { to: session.zoneIds.length > 0 ? '/home' : '/', text: t('shell.home'), Icon: House },
    { to: '/track-order', text: t(rental ? 'shell.trackTrip' : 'shell.trackOrder'), Icon: MapPin },
    { to: '/my-orders', text: t('shell.myOrders'), Icon: ReceiptText },
  ];
  return (
    <Drawer
      open={open}
      onClose={close}
      title={signedIn ? <MenuAccount customer={customer} /> : t('shell.menu')}
      className="menu-drawer"
    >
      <div className="mnu">
        {!signedIn && (
          <Button variant="ink" full onClick={() => auth.show('sign-in')}>
            {t('auth.signIn')}
          </Button>
        )}
        <nav aria-label={t('shell.navigation')}>
          {links.map(({ to, text, Icon }) => (
            <NavLink key={to} to={to} end replace className={({ isActive }) => cx(isActive && 'on')}>
              <Icon className="ic" size={21} strokeWidth={1.75} aria-hidden="true" />
              <span>{text}</span>
            </NavLink>
          ))}
        </nav>
        <ModuleList />
        <hr />
        <MenuSettings />
        {signedIn && <MenuLogout />}
      </div>
    </Drawer>
  );
}
