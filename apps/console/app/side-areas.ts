import { ChefHat, PackageCheck } from 'lucide-react';
import type { Area } from './area.ts';

/** The areas of stores and couriers: a store's board, and a courier's deliveries. */
export const SIDE_AREAS: readonly Area[] = [
  {
    path: 'kitchen',
    label: 'shell.kitchen',
    icon: ChefHat,
    permission: 'kitchen.read',
    group: 'side',
    texts: ['orders', 'kitchen'],
    screens: {
      '': () => import('#features/kitchen/screens/kitchen-screen.tsx'),
      menu: () => import('#features/kitchen/screens/menu-screen.tsx'),
      statement: () => import('#features/kitchen/screens/statement-screen.tsx'),
      'tickets/:id': () => import('#features/kitchen/screens/ticket-screen.tsx'),
    },
  },
  {
    path: 'deliveries',
    label: 'shell.deliveries',
    icon: PackageCheck,
    permission: 'deliveries.read',
    group: 'side',
    texts: ['orders', 'deliveries'],
    screens: {
      '': () => import('#features/deliveries/screens/deliveries-screen.tsx'),
      earnings: () => import('#features/deliveries/screens/earnings-screen.tsx'),
    },
  },
];
