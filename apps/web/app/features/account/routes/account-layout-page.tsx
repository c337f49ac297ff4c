import { useHydrated } from '@errand/client/use-hydrated.ts';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Avatar, LogoutDialog, useCustomer } from '#features/auth/index.ts';
import { useUnreadCount } from '#features/chat/index.ts';
import { useRootData } from '#platform/config.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import type { AccountContext } from '../account-context.ts';
import { AccountChips, AccountNav } from '../components/account-nav.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { SignInPrompt } from '../components/sign-in-prompt.tsx';
import { isForGuests, offeredSections, sectionOf } from '../sections.ts';
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
