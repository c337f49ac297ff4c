import type { TextKey } from '@errand/client/i18n.tsx';
import type { Permission } from '@errand/contract/console/permissions';
import {
  Bike,
  ChartColumn,
  Contact,
  FileText,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  ReceiptText,
  ScrollText,
  SlidersHorizontal,
  Store,
  Tags,
  TicketPercent,
  Undo2,
  UserRound,
  UsersRound,
  Workflow,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { DESK_AREAS } from './desk-areas.ts';
import { SIDE_AREAS } from './side-areas.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A part of the console: an entry of the navigation and its screens. */
export type Area = {
  /** First part of its addresses. */
  path: string;
  label: TextKey;
  icon: LucideIcon;
  /** Without it, or one of several, the area is neither listed nor opened; null for every member. */
  permission: Permission | readonly Permission[] | null;
  /** `side` areas are those of stores and couriers; `hidden` ones are reached from the account menu. */
  group: 'side' | 'work' | 'office' | 'hidden';
  /** Text files that its screens need besides those of the shell and the blocks. */
  texts: readonly string[];
  /** Screens by the rest of the address: `''` for the list, `:id` for one. */
  screens: Readonly<Record<string, Load>>;
};

/** All areas in the order of the navigation, with their screens and the permission that opens them. */
export const AREAS: readonly Area[] = [
  ...SIDE_AREAS,
  {
    path: 'today',
    label: 'shell.today',
    icon: LayoutDashboard,
    permission: 'analytics.read',
    group: 'work',
    texts: ['analytics'],
    screens: { '': () => import('#features/analytics/screens/today-screen.tsx') },
  },
  {
    path: 'orders',
    label: 'shell.orders',
    icon: ReceiptText,
    permission: 'orders.read',
    group: 'work',
    texts: ['orders'],
    screens: {
      '': () => import('#features/orders/screens/orders-screen.tsx'),
      board: () => import('#features/orders/screens/board-screen.tsx'),
      new: () => import('#features/orders/screens/phone-order-screen.tsx'),
      ':id': () => import('#features/orders/screens/order-screen.tsx'),
    },
  },
  {
    path: 'dispatch',
    label: 'shell.dispatch',
    icon: Bike,
    permission: 'dispatch.read',
    group: 'work',
    texts: ['orders', 'dispatch'],
    screens: { '': () => import('#features/dispatch/screens/dispatch-screen.tsx') },
  },
  {
    path: 'items',
    label: 'shell.items',
    icon: Tags,
    permission: 'catalog.read',
    group: 'work',
    texts: ['catalog', 'imports'],
    screens: {
      '': () => import('#features/catalog/screens/items-screen.tsx'),
      new: () => import('#features/catalog/screens/new-item-screen.tsx'),
      categories: () => import('#features/catalog/screens/categories-screen.tsx'),
      'categories/new': () => import('#features/catalog/screens/new-category-screen.tsx'),
      'categories/:id': () => import('#features/catalog/screens/category-screen.tsx'),
      'add-ons': () => import('#features/catalog/screens/add-ons-screen.tsx'),
      'add-ons/new': () => import('#features/catalog/screens/new-add-on-screen.tsx'),
      'add-ons/:id': () => import('#features/catalog/screens/add-on-screen.tsx'),
      brands: () => import('#features/catalog/screens/brands-screen.tsx'),
      'brands/new': () => import('#features/catalog/screens/new-brand-screen.tsx'),
      'brands/:id': () => import('#features/catalog/screens/brand-screen.tsx'),
      units: () => import('#features/catalog/screens/units-screen.tsx'),
      'units/new': () => import('#features/catalog/screens/new-unit-screen.tsx'),
      'units/:id': () => import('#features/catalog/screens/unit-screen.tsx'),
      attributes: () => import('#features/catalog/screens/attributes-screen.tsx'),
      'attributes/new': () => import('#features/catalog/screens/new-attribute-screen.tsx'),
      'attributes/:id': () => import('#features/catalog/screens/attribute-screen.tsx'),
      imports: () => import('#features/imports/screens/imports-screen.tsx'),
      'imports/:id': () => import('#features/imports/screens/import-screen.tsx'),
      ':id': () => import('#features/catalog/screens/item-screen.tsx'),
    },
  },
  {
    path: 'refunds',
    label: 'shell.refunds',
    icon: Undo2,
    permission: 'refunds.read',
    group: 'work',
    texts: ['refunds'],
    screens: {
      '': () => import('#features/refunds/screens/refunds-screen.tsx'),
      ':id': () => import('#features/refunds/screens/refund-screen.tsx'),
    },
  },
  {
    path: 'customers',
    label: 'shell.customers',
    icon: Contact,
    permission: 'customers.read',
    group: 'work',
    texts: ['customers', 'orders'],
    screens: {
      '': () => import('#features/customers/screens/customers-screen.tsx'),
      fundings: () => import('#features/customers/screens/fundings-screen.tsx'),
      ':id': () => import('#features/customers/screens/customer-screen.tsx'),
    },
  },
  ...DESK_AREAS,
  {
    path: 'analytics',
    label: 'shell.analytics',
    icon: ChartColumn,
    permission: 'analytics.read',
    group: 'office',
    texts: ['analytics'],
    screens: { '': () => import('#features/analytics/screens/analytics-screen.tsx') },
  },
  {
    path: 'promotions',
    label: 'shell.promotions',
    icon: TicketPercent,
    permission: 'promotions.read',
    group: 'office',
    texts: ['promotions'],
    screens: {
      '': () => import('#features/promotions/screens/coupons-screen.tsx'),
      'coupons/new': () => import('#features/promotions/screens/new-coupon-screen.tsx'),
      'coupons/:id': () => import('#features/promotions/screens/coupon-screen.tsx'),
      banners: () => import('#features/promotions/screens/banners-screen.tsx'),
      'banners/new': () => import('#features/promotions/screens/new-banner-screen.tsx'),
      'banners/:id': () => import('#features/promotions/screens/banner-screen.tsx'),
      'flash-sales': () => import('#features/promotions/screens/flash-sales-screen.tsx'),
      'flash-sales/new': () => import('#features/promotions/screens/new-flash-sale-screen.tsx'),
      'flash-sales/:id': () => import('#features/promotions/screens/flash-sale-screen.tsx'),
      campaigns: () => import('#features/promotions/screens/campaigns-screen.tsx'),
      'campaigns/new': () => import('#features/promotions/screens/new-campaign-screen.tsx'),
      'campaigns/:id': () => import('#features/promotions/screens/campaign-screen.tsx'),
      cashback: () => import('#features/promotions/screens/cashbacks-screen.tsx'),
      'cashback/new': () => import('#features/promotions/screens/new-cashback-screen.tsx'),
      'cashback/:id': () => import('#features/promotions/screens/cashback-screen.tsx'),
      bonuses: () => import('#features/promotions/screens/bonuses-screen.tsx'),
      'bonuses/new': () => import('#features/promotions/screens/new-bonus-screen.tsx'),
      'bonuses/:id': () => import('#features/promotions/screens/bonus-screen.tsx'),
    },
  },
  {
    path: 'content',
    label: 'shell.content',
    icon: FileText,
    permission: 'content.read',
    group: 'office',
    texts: ['content'],
    screens: {
      '': () => import('#features/content/screens/pages-screen.tsx'),
      'pages/:slug': () => import('#features/content/screens/page-screen.tsx'),
      texts: () => import('#features/content/screens/texts-screen.tsx'),
      reasons: () => import('#features/content/screens/reasons-screen.tsx'),
    },
  },
  {
    path: 'stores',
    label: 'shell.stores',
    icon: Store,
    permission: 'stores.read',
    group: 'work',
    texts: ['stores'],
    screens: {
      '': () => import('#features/stores/screens/stores-screen.tsx'),
      new: () => import('#features/stores/screens/new-store-screen.tsx'),
      ':id': () => import('#features/stores/screens/store-screen.tsx'),
    },
  },
  {
    path: 'zones',
    label: 'shell.zones',
    icon: MapIcon,
    permission: 'zones.read',
    group: 'office',
    texts: ['zones'],
    screens: {
      '': () => import('#features/zones/screens/zones-screen.tsx'),
      new: () => import('#features/zones/screens/new-zone-screen.tsx'),
      ':id': () => import('#features/zones/screens/zone-screen.tsx'),
    },
  },
  {
    path: 'modules',
    label: 'shell.modules',
    icon: LayoutGrid,
    permission: 'zones.read',
    group: 'office',
    texts: ['modules'],
    screens: {
      '': () => import('#features/modules/screens/modules-screen.tsx'),
      new: () => import('#features/modules/screens/new-module-screen.tsx'),
      ':id': () => import('#features/modules/screens/module-screen.tsx'),
    },
  },
  {
    path: 'set-up',
    label: 'shell.setUp',
    icon: ListChecks,
    permission: 'settings.read',
    group: 'office',
    texts: ['set-up'],
    screens: { '': () => import('#features/set-up/screens/set-up-screen.tsx') },
  },
  {
    path: 'staff',
    label: 'shell.staff',
    icon: UsersRound,
    permission: 'staff.read',
    group: 'office',
    texts: ['staff', 'roles'],
    screens: {
      '': () => import('#features/staff/screens/staff-screen.tsx'),
      ':id': () => import('#features/staff/screens/member-screen.tsx'),
      roles: () => import('#features/staff/screens/roles-screen.tsx'),
      'roles/new': () => import('#features/staff/screens/new-role-screen.tsx'),
      'roles/:role': () => import('#features/staff/screens/role-screen.tsx'),
    },
  },
  {
    path: 'settings',
    label: 'shell.settings',
    icon: SlidersHorizontal,
    permission: 'settings.read',
    group: 'office',
    texts: ['settings', 'settings-names', 'settings-parts'],
    screens: { '': () => import('#features/settings/screens/settings-screen.tsx') },
  },
  {
    path: 'jobs',
    label: 'shell.jobs',
    icon: Workflow,
    permission: 'jobs.read',
    group: 'office',
    texts: ['jobs'],
    screens: {
      '': () => import('#features/jobs/screens/queues-screen.tsx'),
      waiting: () => import('#features/jobs/screens/waiting-screen.tsx'),
      dead: () => import('#features/jobs/screens/dead-screen.tsx'),
    },
  },
  {
    path: 'audit',
    label: 'shell.audit',
    icon: ScrollText,
    permission: 'audit.read',
    group: 'office',
    texts: ['audit'],
    screens: {
      '': () => import('#features/audit/screens/audit-screen.tsx'),
      ':id': () => import('#features/audit/screens/audit-entry-screen.tsx'),
    },
  },
  {
    path: 'account',
    label: 'shell.account',
    icon: UserRound,
    permission: null,
    group: 'hidden',
    texts: ['account', 'roles'],
    screens: { '': () => import('#features/account/screens/account-screen.tsx') },
  },
];
