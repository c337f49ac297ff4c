import type { TextKey } from '@errand/client/i18n.tsx';
import type { Permission } from '@errand/contract/console/permissions';
import {
  Bike,
  ChartColumn,
  ChefHat,
  ClipboardCheck,
  Contact,
  FileText,
  IdCard,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  MessageSquareWarning,
  MessagesSquare,
  PackageCheck,
  ReceiptText,
  ScrollText,
  SlidersHorizontal,
  Star,
  Store,
  Tags,
  TicketPercent,
  Undo2,
  UserRound,
  UsersRound,
  Workflow,
} from 'lucide-react';
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** The first part of an address. The shell's text of this name is the label of the area. */
type AreaPath<Key = TextKey> = Key extends `shell.${infer Path}` ? Path : never;

/** A part of the console: an entry of the navigation and its screens. */
export type Area = {
  path: AreaPath;
  icon: LucideIcon;
  /** Without it, or one of several, the area is neither listed nor opened; null for every member. */
  permission: Permission | readonly Permission[] | null;
  /** `partners` are stores and couriers; `hidden` ones are reached from the account menu. */
  group: 'partners' | 'work' | 'office' | 'hidden';
  /** Text files that its screens need besides those of the shell and the blocks. */
  texts: readonly string[];
  /** Screens by the rest of the address: `''` for the list, `:id` for one, or for a new one with the id `new`. */
  screens: Readonly<Record<string, Load>>;
};

/** All areas in the order of the navigation, with their screens and the permission that opens them. */
export const AREAS: readonly Area[] = [
  {
    path: 'kitchen',
    icon: ChefHat,
    permission: 'kitchen.read',
    group: 'partners',
    texts: ['orders', 'kitchen'],
    screens: {
      '': () => import('#features/kitchen/screens/kitchen-screen.tsx'),
      menu: () => import('#features/kitchen/screens/menu-screen.tsx'),
      statement: () => import('#features/kitchen/screens/statement-screen.tsx'),
      'tickets/:id': () => import('#features/kitchen/screens/ticket-screen.tsx'),
      'prescriptions/:id': () => import('#features/orders/screens/prescription-screen.tsx'),
    },
  },
  {
    path: 'deliveries',
    icon: PackageCheck,
    permission: 'deliveries.read',
    group: 'partners',
    texts: ['orders', 'deliveries'],
    screens: {
      '': () => import('#features/deliveries/screens/deliveries-screen.tsx'),
      earnings: () => import('#features/deliveries/screens/earnings-screen.tsx'),
    },
  },
  {
    path: 'today',
    icon: LayoutDashboard,
    permission: ['analytics.read', 'cases.read'],
    group: 'work',
    texts: ['analytics', 'cases', 'orders'],
    screens: { '': () => import('#features/analytics/screens/today-screen.tsx') },
  },
  {
    path: 'orders',
    icon: ReceiptText,
    permission: 'orders.read',
    group: 'work',
    texts: ['orders'],
    screens: {
      '': () => import('#features/orders/screens/orders-screen.tsx'),
      board: () => import('#features/orders/screens/board-screen.tsx'),
      new: () => import('#features/orders/screens/phone-order-screen.tsx'),
      ':id': () => import('#features/orders/screens/order-screen.tsx'),
      ':id/prescription': () => import('#features/orders/screens/prescription-screen.tsx'),
    },
  },
  {
    path: 'dispatch',
    icon: Bike,
    permission: 'dispatch.read',
    group: 'work',
    texts: ['orders', 'dispatch'],
    screens: { '': () => import('#features/dispatch/screens/dispatch-screen.tsx') },
  },
  {
    path: 'items',
    icon: Tags,
    permission: 'catalog.read',
    group: 'work',
    texts: ['catalog', 'parcels', 'imports'],
    screens: {
      '': () => import('#features/catalog/screens/items-screen.tsx'),
      categories: () => import('#features/catalog/screens/categories-screen.tsx'),
      'categories/:id': () => import('#features/catalog/screens/category-screen.tsx'),
      'add-ons': () => import('#features/catalog/screens/add-ons-screen.tsx'),
      'add-ons/:id': () => import('#features/catalog/screens/add-on-screen.tsx'),
      brands: () => import('#features/catalog/screens/brands-screen.tsx'),
      'brands/:id': () => import('#features/catalog/screens/brand-screen.tsx'),
      conditions: () => import('#features/catalog/screens/conditions-screen.tsx'),
      'conditions/:id': () => import('#features/catalog/screens/condition-screen.tsx'),
      parcels: () => import('#features/catalog/screens/parcel-categories-screen.tsx'),
      'parcels/:id': () => import('#features/catalog/screens/parcel-category-screen.tsx'),
      units: () => import('#features/catalog/screens/units-screen.tsx'),
      'units/:id': () => import('#features/catalog/screens/unit-screen.tsx'),
      attributes: () => import('#features/catalog/screens/attributes-screen.tsx'),
      'attributes/:id': () => import('#features/catalog/screens/attribute-screen.tsx'),
      imports: () => import('#features/imports/screens/imports-screen.tsx'),
      'imports/:id': () => import('#features/imports/screens/import-screen.tsx'),
      ':id': () => import('#features/catalog/screens/item-screen.tsx'),
    },
  },
  {
    path: 'refunds',
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
  {
    path: 'payments',
    icon: Landmark,
    permission: 'payments.read',
    group: 'work',
    texts: ['payments', 'orders'],
    screens: {
      '': () => import('#features/payments/screens/payments-screen.tsx'),
      methods: () => import('#features/payments/screens/methods-screen.tsx'),
      'methods/:id': () => import('#features/payments/screens/method-screen.tsx'),
      ':id': () => import('#features/payments/screens/payment-screen.tsx'),
    },
  },
  {
    path: 'chat',
    icon: MessagesSquare,
    permission: 'chat.read',
    group: 'work',
    texts: ['chat'],
    screens: {
      '': () => import('#features/chat/screens/inbox-screen.tsx'),
      ':id': () => import('#features/chat/screens/conversation-screen.tsx'),
    },
  },
  {
    path: 'problems',
    icon: MessageSquareWarning,
    permission: 'problems.read',
    group: 'work',
    texts: ['problems'],
    screens: {
      '': () => import('#features/reports/screens/problems-screen.tsx'),
      ':id': () => import('#features/reports/screens/problem-screen.tsx'),
    },
  },
  {
    path: 'reviews',
    icon: Star,
    permission: 'reviews.read',
    group: 'work',
    texts: ['reviews'],
    screens: {
      '': () => import('#features/reviews/screens/reviews-screen.tsx'),
      ':id': () => import('#features/reviews/screens/review-screen.tsx'),
    },
  },
  {
    path: 'couriers',
    icon: IdCard,
    permission: 'couriers.read',
    group: 'work',
    texts: ['couriers', 'orders'],
    screens: {
      '': () => import('#features/couriers/screens/couriers-screen.tsx'),
      vehicles: () => import('#features/couriers/screens/vehicles-screen.tsx'),
      'vehicles/:id': () => import('#features/couriers/screens/vehicle-screen.tsx'),
      ':id': () => import('#features/couriers/screens/courier-screen.tsx'),
    },
  },
  {
    path: 'applications',
    icon: ClipboardCheck,
    permission: ['stores.approve', 'couriers.approve'],
    group: 'office',
    texts: ['applications'],
    screens: {
      '': () => import('#features/registration/screens/store-applications-screen.tsx'),
      'stores/:id': () => import('#features/registration/screens/store-application-screen.tsx'),
      couriers: () => import('#features/registration/screens/courier-applications-screen.tsx'),
      'couriers/:id': () => import('#features/registration/screens/courier-application-screen.tsx'),
    },
  },
  {
    path: 'analytics',
    icon: ChartColumn,
    permission: 'analytics.read',
    group: 'office',
    texts: ['analytics'],
    screens: { '': () => import('#features/analytics/screens/analytics-screen.tsx') },
  },
  {
    path: 'promotions',
    icon: TicketPercent,
    permission: 'promotions.read',
    group: 'office',
    texts: ['promotions'],
    screens: {
      '': () => import('#features/promotions/screens/coupons-screen.tsx'),
      'coupons/:id': () => import('#features/promotions/screens/coupon-screen.tsx'),
      banners: () => import('#features/promotions/screens/banners-screen.tsx'),
      'banners/:id': () => import('#features/promotions/screens/banner-screen.tsx'),
      'flash-sales': () => import('#features/promotions/screens/flash-sales-screen.tsx'),
      'flash-sales/:id': () => import('#features/promotions/screens/flash-sale-screen.tsx'),
      campaigns: () => import('#features/promotions/screens/campaigns-screen.tsx'),
      'campaigns/:id': () => import('#features/promotions/screens/campaign-screen.tsx'),
      cashback: () => import('#features/promotions/screens/cashbacks-screen.tsx'),
      'cashback/:id': () => import('#features/promotions/screens/cashback-screen.tsx'),
      bonuses: () => import('#features/promotions/screens/bonuses-screen.tsx'),
      'bonuses/:id': () => import('#features/promotions/screens/bonus-screen.tsx'),
    },
  },
  {
    path: 'content',
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
    icon: Store,
    permission: 'stores.read',
    group: 'work',
    texts: ['stores', 'promotions', 'staff', 'roles'],
    screens: {
      '': () => import('#features/stores/screens/stores-screen.tsx'),
      new: () => import('#features/stores/screens/new-store-screen.tsx'),
      plans: () => import('#features/stores/screens/plans-screen.tsx'),
      'plans/:id': () => import('#features/stores/screens/plan-screen.tsx'),
      ':id': () => import('#features/stores/screens/store-screen.tsx'),
    },
  },
  {
    path: 'zones',
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
    icon: LayoutGrid,
    permission: 'zones.read',
    group: 'office',
    texts: ['modules'],
    screens: {
      '': () => import('#features/modules/screens/modules-screen.tsx'),
      ':id': () => import('#features/modules/screens/module-screen.tsx'),
      ':id/home': () => import('#features/modules/screens/module-home-screen.tsx'),
      ':module/home/reasons/:id': () => import('#features/modules/screens/module-reason-screen.tsx'),
    },
  },
  {
    path: 'set-up',
    icon: ListChecks,
    permission: 'settings.read',
    group: 'office',
    texts: ['set-up'],
    screens: { '': () => import('#features/set-up/screens/set-up-screen.tsx') },
  },
  {
    path: 'staff',
    icon: UsersRound,
    permission: 'staff.read',
    group: 'office',
    texts: ['staff', 'roles'],
    screens: {
      '': () => import('#features/staff/screens/staff-screen.tsx'),
      ':id': () => import('#features/staff/screens/member-screen.tsx'),
      roles: () => import('#features/staff/screens/roles-screen.tsx'),
      'roles/:role': () => import('#features/staff/screens/role-screen.tsx'),
    },
  },
  {
    path: 'settings',
    icon: SlidersHorizontal,
    permission: 'settings.read',
    group: 'office',
    texts: ['settings', 'settings-names', 'settings-parts'],
    screens: { '': () => import('#features/settings/screens/settings-screen.tsx') },
  },
  {
    path: 'jobs',
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
    icon: UserRound,
    permission: null,
    group: 'hidden',
    texts: ['account', 'roles'],
    screens: { '': () => import('#features/account/screens/account-screen.tsx') },
  },
];
