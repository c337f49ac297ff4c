import type { TextKey } from '@errand/client/i18n.tsx';
import type { Permission } from '@errand/contract/console/permissions';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A part of the console: an entry of the navigation and its screens. */
export type Area = {
  /** First part of its addresses. */
  path: string;
  label: TextKey;
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
