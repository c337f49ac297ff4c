import type { TextKey } from '@errand/client/i18n.tsx';
import type { Permission } from '@errand/contract/console/permissions';
import {
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  ScrollText,
  SlidersHorizontal,
  Store,
  Undo2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A part of the console: an entry of the navigation and its screens. */
export type Area = {
  /** First part of its addresses. */
  path: string;
  label: TextKey;
  icon: LucideIcon;
  /** Without it the area is neither listed nor opened; null for every member. */
  permission: Permission | null;
  /** `hidden` areas are reached from the account menu. */
  group: 'work' | 'office' | 'hidden';
  /** Files of texts that its screens need beside those of the shell and the blocks. */
  texts: readonly string[];
  /** Screens by the rest of the address: `''` for the list, `:id` for one. */
  screens: Readonly<Record<string, Load>>;
};

/** The table of contents: navigation, routes and who may open them. In the order of the navigation. */
export const AREAS: readonly Area[] = [
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
    },
  },
  {
    path: 'settings',
    label: 'shell.settings',
    icon: SlidersHorizontal,
    permission: 'settings.read',
    group: 'office',
    texts: ['settings', 'settings-names'],
    screens: { '': () => import('#features/settings/screens/settings-screen.tsx') },
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
