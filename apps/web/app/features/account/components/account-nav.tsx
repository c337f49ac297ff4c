import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import {
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
import type { ReactNode } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { type Section, sectionHref } from '../sections.ts';
import './account-nav.css';

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
  settings: Settings,
};

type Props = {
  sections: Section[];
  current: Section;
  customer: CustomerInfo | null;
  avatar: ReactNode;
  unread: number;
  onLogout: () => void;
};

/** The account navigation beside the content on wide screens. */
export function AccountNav({ sections, current, customer, avatar, unread, onLogout }: Props) {
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
            {section === 'inbox' && <Unread count={unread} />}
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

function Unread({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <span className="badge">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('account.unread', { count })}</span>
    </span>
  );
}

/** The account navigation as a row of chips on narrow screens. */
export function AccountChips({ sections, current }: Pick<Props, 'sections' | 'current'>) {
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
