import { useText } from '@errand/client/i18n.tsx';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Avatar, LogoutDialog, useCustomer } from '#features/auth/index.ts';
import { useUnreadCount } from '#features/chat/index.ts';
import { useRootData } from '#platform/config.ts';
import { unlessOverlay, useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import type { AccountContext } from '../account-context.ts';
import { AccountChips, AccountNav } from '../components/account-nav.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { isForGuests, offeredSections, type Section, sectionOf } from '../sections.ts';
import './account-layout-page.css';

export const shouldRevalidate = unlessOverlay;

/** The layout of account pages: navigation for customers, a sign-in prompt for guests. */
export default function AccountLayoutPage() {
  const { pathname, search } = useLocation();
  const { config, modules } = useRootData();
  const known = useHydrated();
  const { signedIn, customer } = useCustomer();
  const unread = useUnreadCount(signedIn);
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
