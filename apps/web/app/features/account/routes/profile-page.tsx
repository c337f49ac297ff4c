import { useLocation, useSearchParams } from 'react-router';
import { Avatar, CodeDialog, StrengthHint, useIdentity, useRemoveAccount } from '#features/auth/index.ts';
import { InboxView } from '#features/chat/index.ts';
import { LoyaltyView, PointsCard } from '#features/loyalty/index.ts';
import { MyOrders } from '#features/orders/index.ts';
import { TripsView } from '#features/rental/index.ts';
import { WalletView } from '#features/wallet/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf } from '#platform/page-meta.ts';
import { useSession } from '#platform/session/index.ts';
import { MenuSettings } from '#shell/menu/menu-settings.tsx';
import { useAccount } from '../account-context.ts';
import { accountMeta } from '../account-meta.ts';
import { AddressesView } from '../components/addresses-view.tsx';
import { ReferralView } from '../components/referral-view.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { CouponsView } from '../coupons/coupons-view.tsx';
import { type Parts, PersonalDetails } from '../profile/personal-details.tsx';
import { sectionOf } from '../sections.ts';
import { DeleteAccount } from '../settings/delete-account.tsx';
import { SettingsView } from '../settings/settings-view.tsx';
import type { Route } from './+types/profile-page.ts';

const PARTS: Parts = { Face: Avatar, CodeDialog, Strength: StrengthHint };

export const shouldRevalidate = unlessOverlay;

export function meta({ location, matches }: Route.MetaArgs) {
  return accountMeta(sectionOf(location.pathname, location.search), siteOf(matches));
}

/** The section named by `?page=`. Most sections also have a route of their own with the same content. */
export default function ProfilePage() {
  const { pathname, search } = useLocation();
  const { customer } = useAccount();
  const { token } = useSession();
  const [params, setParams] = useSearchParams();
  const { confirmed, question } = useIdentity();
  const end = (
    <>
      <DeleteAccount customer={customer} removal={useRemoveAccount(confirmed)} />
      {question}
    </>
  );
  switch (sectionOf(pathname, search)) {
    case 'orders':
      return <MyOrders />;
    case 'trips':
      return <TripsView />;
    case 'wallet':
      return <WalletView customer={customer} points={<PointsCard customer={customer} />} />;
    case 'loyalty-points':
      return <LoyaltyView customer={customer} />;
    case 'coupons':
      return <CouponsView />;
    case 'referral-code':
      return <ReferralView customer={customer} />;
    case 'addresses':
      return <AddressesView />;
    case 'inbox':
      return (
        <InboxView
          openId={Number(params.get('conversation')) || null}
          onOpen={(id) =>
            setParams(id === null ? { page: 'inbox' } : { page: 'inbox', conversation: String(id) }, {
              preventScrollReset: true,
            })
          }
        />
      );
    case 'settings':
      return <SettingsView signedIn={token !== null} choices={<MenuSettings />} end={end} />;
    default:
      if (!customer) return <ScreenSkeleton />;
      return (
        <PersonalDetails
          key={customer.id}
          customer={customer}
          parts={PARTS}
          confirmed={confirmed}
          end={end}
        />
      );
  }
}
