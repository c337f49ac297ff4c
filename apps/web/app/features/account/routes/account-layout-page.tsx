import { useText } from '@errand/client/i18n.tsx';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { RowCount } from '@errand/ui/lists/row-count.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import {
  Bell,
  CarFront,
  Coins,
  Gift,
  LogOut,
  type LucideIcon,
  MapPin,
  MessageCircle,
  ReceiptText,
  Settings,
  TicketPercent,
  UserRound,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Avatar, LogoutDialog, useCustomer } from '#features/auth/index.ts';
import { useUnreadCount } from '#features/chat/index.ts';
import { useUnseenCount } from '#features/notifications/index.ts';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { unlessOverlay, useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import type { AccountContext } from '../account-context.ts';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { isForGuests, offeredSections, type Section, sectionHref, sectionOf } from '../sections.ts';
import './account-layout-page.css';
import './account-nav.css';

export const shouldRevalidate = unlessOverlay;

/** The layout of account pages: navigation for customers, a sign-in prompt for guests. */
export default function AccountLayoutPage() {
  const { pathname, search } = useLocation();
  const { config, modules } = useRootData();
  const known = useHydrated();
  const { signedIn, customer } = useCustomer();
  const unread = useUnreadCount(signedIn);
  const unseen = useUnseenCount() ?? 0;
  const [asking, setAsking] = useState(false);
  const current = sectionOf(pathname, search);
  const sections = offeredSections(config, modules);
  const framed = !known || signedIn;
  return (
    <div className="page-width account">
      {framed && (
        <AccountNav
          sections={sections}
          current={current}
          customer={customer}
          avatar={<Avatar customer={customer} size={56} />}
          unread={unread}
          unseen={unseen}
          onLogout={() => setAsking(true)}
        />
      )}
      <div className="account-main">
        {framed && <AccountChips sections={sections} current={current} />}
        {!known && !isForGuests(current) && <ScreenSkeleton />}
        {known && !signedIn && !isForGuests(current) && <SignInPrompt section={current} />}
        {(isForGuests(current) || (known && signedIn)) && (
          <Outlet context={{ customer } satisfies AccountContext} />
        )}
      </div>
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

/** Shown to guests in place of a customer page: its purpose and a sign-in button. */
function SignInPrompt({ section }: { section: Section }) {
  const t = useText();
  const auth = useOverlay('auth');
  return (
    <>
      <PageTitle text={t(`account.section.${section}`)} />
      <EmptyState
        level={1}
        picture="key"
        eager
        title={t('account.guestTitle', { section: t(`account.section.${section}`) })}
        text={t('account.guestText')}
      >
        <Button variant="ink" onClick={() => auth.show('sign-in')}>
          {t('auth.signIn')}
        </Button>
      </EmptyState>
    </>
  );
}

const ICONS: Record<Section, LucideIcon> = {
  'profile-settings': UserRound,
  orders: ReceiptText,
  trips: CarFront,
  wallet: Wallet,
  'loyalty-points': Coins,
  coupons: TicketPercent,
  'referral-code': Gift,
  addresses: MapPin,
  inbox: MessageCircle,
  notifications: Bell,
  settings: Settings,
};

type Props = {
  sections: Section[];
  current: Section;
  customer: CustomerInfo | null;
  avatar: ReactNode;
  unread: number;
  unseen: number;
  onLogout: () => void;
};

/** The account navigation beside the content on wide screens. */
function AccountNav({ sections, current, customer, avatar, unread, unseen, onLogout }: Props) {
  const t = useText();
  return (
    <nav className="account-nav only-signed-in" aria-label={t('account.nav')}>
      <div className="account-nav-user">
        {avatar}
        <span>
          {customer ? (
            <>
              <b className="text-title text-clip">{`${customer.f_name} ${customer.l_name}`.trim()}</b>
              <span className="text-caption">
                {t('account.since', { year: isolate(customer.created_at.slice(0, 4)) })}
              </span>
            </>
          ) : (
            <>
              <Skeleton width="110px" height="1.2em" />
              <Skeleton width="70px" />
            </>
          )}
        </span>
      </div>
      {sections.map((section) => {
        const Icon = ICONS[section];
        return (
          <Link
            key={section}
            to={sectionHref(section)}
            className={cx(section === current && 'on')}
            aria-current={section === current ? 'page' : undefined}
          >
            <Icon className={cx('icon', section === 'trips' && 'mirror-rtl')} size={20} />
            <span>{t(`account.section.${section}`)}</span>
            {section === 'inbox' && <RowCount count={unread} text={t('account.unread', { count: unread })} />}
            {section === 'notifications' && (
              <RowCount count={unseen} text={t('account.unseen', { count: unseen })} />
            )}
          </Link>
        );
      })}
      <hr />
      <button type="button" onClick={onLogout}>
        <LogOut className="icon mirror-rtl" size={20} />
        <span>{t('auth.logout')}</span>
      </button>
    </nav>
  );
}

/** The account navigation as a row of chips on narrow screens. */
function AccountChips({ sections, current }: Pick<Props, 'sections' | 'current'>) {
  const t = useText();
  return (
    <nav className="chip-list scroll account-nav-chips only-signed-in" aria-label={t('account.nav')}>
      {sections.map((section) => (
        <Link
          key={section}
          to={sectionHref(section)}
          className={cx('chip', section === current && 'on')}
          aria-current={section === current ? 'page' : undefined}
          // Scrolls the current chip into view, because the row is wider than the screen.
          ref={(chip) => {
            if (section === current) chip?.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
        >
          {t(`account.section.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
