import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import { cx } from '@errand/ui/cx.ts';
import { Drawer } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RowCount } from '@errand/ui/lists/row-count.tsx';
import { Bell, Heart, House, LifeBuoy, LogOut, MapPin, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Avatar, LogoutDialog, useAccountMenu, useCustomer } from '#features/auth/index.ts';
import { ModuleList } from '#features/modules/index.ts';
import { useUnseenCount } from '#features/notifications/index.ts';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { ChatLink } from '../header/chat-link.tsx';
import { useHeaderEntries } from '../header/use-header-entries.ts';
import { MenuCategories } from './menu-categories.tsx';
import { MenuSettings } from './menu-settings.tsx';
import './menu-drawer.css';
import './menu-section.css';

const TRACK = 10;

/** The menu drawer of narrow screens: account, links, modules, lists, theme and language. */
export function MenuDrawer() {
  const t = useText();
  const { open, close } = useOverlay('menu');
  const auth = useOverlay('auth');
  const wishlist = useOverlay('wishlist');
  const { session } = useRootData();
  const { signedIn, customer } = useCustomer();
  const unseen = useUnseenCount() ?? 0;
  const entries = useHeaderEntries();
  const account = useAccountMenu();
  const rental = session.module?.type === 'rental';
  return (
    <Drawer
      open={open}
      onClose={close}
      title={signedIn ? <MenuAccount customer={customer} /> : t('shell.menu')}
      className="menu-drawer"
    >
      <div className="menu-drawer-menu">
        {!signedIn && (
          <Button variant="ink" full onClick={() => auth.show('sign-in')}>
            {t('auth.signIn')}
          </Button>
        )}
        <nav aria-label={t('shell.navigation')}>
          <Row to={session.zoneIds.length > 0 ? '/home' : '/'} icon={<House className="icon" size={21} />}>
            {t('shell.home')}
          </Row>
          {(signedIn || entries.track === 'everyone') && (
            <Row to="/track-order" icon={<MapPin className="icon" size={21} />}>
              {t(rental ? 'shell.trackTrip' : 'shell.trackOrder')}
            </Row>
          )}
          {entries.chat && (
            <ChatLink replace>
              <MessageCircle className="icon" size={21} />
              <span>{t('shell.chat')}</span>
            </ChatLink>
          )}
          {signedIn && (
            <Row
              to="/notifications"
              icon={<Bell className="icon" size={21} />}
              end={<RowCount count={unseen} text={t('account.unseen', { count: unseen })} />}
            >
              {t('account.section.notifications')}
            </Row>
          )}
          {entries.wishlist && (
            <button type="button" className="menu-drawer-row" onClick={() => wishlist.show()}>
              <Heart className="icon" size={21} />
              {t('wishlist.button')}
            </button>
          )}
          {entries.contact && (
            <Row to="/help-and-support" icon={<LifeBuoy className="icon" size={21} />}>
              {t('shell.contact')}
            </Row>
          )}
        </nav>
        <ModuleList />
        <MenuCategories />
        {signedIn && (
          <nav className="menu-section" aria-label={t('shell.account')}>
            {account
              .filter(({ id }) => id !== TRACK)
              .map(({ id, path, text, Icon }) => (
                <Row key={id} to={path} icon={<Icon className="icon" size={21} />}>
                  {text}
                </Row>
              ))}
          </nav>
        )}
        <div className="menu-section">
          <MenuSettings />
        </div>
        {signedIn && <MenuLogout />}
      </div>
    </Drawer>
  );
}

/** A link of the drawer. It replaces the drawer in the history, so that Back does not reopen it. */
function Row(props: { to: string; icon: ReactNode; end?: ReactNode; children: string }) {
  const { to, icon, end, children } = props;
  const isHere = useLocation().pathname === to;
  return (
    <Link to={to} replace className={cx(isHere && 'on')} aria-current={isHere ? 'page' : undefined}>
      {icon}
      <span>{children}</span>
      {end}
    </Link>
  );
}

/** The signed-in customer as the drawer's title. */
function MenuAccount({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  return (
    <span className="menu-account">
      <Avatar customer={customer} />
      <span>
        <b className="text-title text-clip">
          {customer ? `${customer.f_name} ${customer.l_name}`.trim() : t('shell.menu')}
        </b>
        <bdi className="text-caption text-clip">{customer?.email ?? customer?.phone}</bdi>
      </span>
    </span>
  );
}

/** The logout entry, with confirmation. */
function MenuLogout() {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <div className="menu-section">
      <button type="button" className="menu-drawer-row sign-out" onClick={() => setAsking(true)}>
        <LogOut className="icon mirror-rtl" size={21} />
        {t('shell.logout')}
      </button>
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
