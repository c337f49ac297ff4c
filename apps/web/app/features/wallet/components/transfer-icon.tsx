import { Coins, Gift, type LucideIcon, Merge, Plus, ShoppingBag, Sparkles, Undo2 } from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  add_fund: Plus,
  order_place: ShoppingBag,
  partial_payment: ShoppingBag,
  order_refund: Undo2,
  loyalty_point: Coins,
  referrer: Gift,
  CashBack: Sparkles,
  account_merge: Merge,
};

export function TransferIcon({ type }: { type: string }) {
  const Icon = ICONS[type] ?? Coins;
  const flips = Icon === Undo2 ? 'mirror-rtl' : '';
  return <Icon className={`icon ${flips}`} size={20} />;
}
