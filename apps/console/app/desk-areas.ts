import { ClipboardCheck, IdCard, Landmark, MessageSquareWarning, MessagesSquare, Star } from 'lucide-react';
import type { Area } from './area.ts';

/** The areas of support: payments to check, conversations, problems, reviews, couriers and applications. */
export const DESK_AREAS: readonly Area[] = [
  {
    path: 'payments',
    label: 'shell.payments',
    icon: Landmark,
    permission: 'payments.read',
    group: 'work',
    texts: ['payments', 'orders'],
    screens: {
      '': () => import('#features/payments/screens/payments-screen.tsx'),
      ':id': () => import('#features/payments/screens/payment-screen.tsx'),
    },
  },
  {
    path: 'chat',
    label: 'shell.chat',
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
    label: 'shell.problems',
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
    label: 'shell.reviews',
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
    label: 'shell.couriers',
    icon: IdCard,
    permission: 'couriers.read',
    group: 'work',
    texts: ['couriers', 'orders'],
    screens: {
      '': () => import('#features/couriers/screens/couriers-screen.tsx'),
      ':id': () => import('#features/couriers/screens/courier-screen.tsx'),
    },
  },
  {
    path: 'applications',
    label: 'shell.applications',
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
];
