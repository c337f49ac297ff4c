import { useText } from '@errand/client/i18n.tsx';
import { type AccountEntryName, accountMenu } from '@errand/domain/navigation';
import {
  Car,
  CircleUserRound,
  Gift,
  type LucideIcon,
  MapPin,
  ReceiptText,
  Settings,
  Sparkles,
  TicketPercent,
  WalletCards,
} from 'lucide-react';
import { useRootData } from '#platform/config.ts';

const ICONS: Record<Exclude<AccountEntryName, 'logout'>, LucideIcon> = {
  profile: CircleUserRound,
  orders: ReceiptText,
  trips: Car,
  coupons: TicketPercent,
  wallet: WalletCards,
  loyalty: Sparkles,
  referral: Gift,
  settings: Settings,
  track: MapPin,
};

export type AccountLink = { id: number; path: string; text: string; Icon: LucideIcon };

/** The entries of the customer's menu by configuration and active modules, without logout. */
export function useAccountMenu(): AccountLink[] {
  const t = useText();
  const { config, modules, session } = useRootData();
  const entries = accountMenu({
    wallet: config.customer_wallet_status === 1,
    loyalty: config.loyalty_point_status === 1,
    referral: config.ref_earning_status === 1,
    rental: modules.some((module) => module.module_type === 'rental'),
  });
  const rental = session.module?.type === 'rental';
  return entries.flatMap(({ id, name, path, hidden }) => {
    if (hidden || path === null || name === 'logout') return [];
    const text = t(name === 'track' && rental ? 'shell.trackTrip' : `auth.entry.${name}`);
    return [{ id, path, text, Icon: ICONS[name] }];
  });
}
