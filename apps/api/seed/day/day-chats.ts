import type { PersonKey } from './day-people.ts';

type Line = [minutesAgo: number, sender: 'customer' | 'partner', text: string];

/** A store or courier by its slug, or the operator. */
export type ChatPartner = ['vendor' | 'delivery_man', slug: string] | ['admin'];
type DayChat = { by: PersonKey; with: ChatPartner; lines: Line[] };

/** Conversations of the day. Messages of customers after the partner's last one are unread. */
export const dayChats: DayChat[] = [
  {
    by: 'elena',
    with: ['admin'],
    lines: [
      [244, 'customer', 'Can I add a second address for the same order?'],
      [238, 'partner', 'Each order goes to one address. You can place a second one at the same time.'],
    ],
  },
  {
    by: 'priya',
    with: ['admin'],
    lines: [
      [98, 'customer', 'I canceled by mistake this morning. Can you bring the order back?'],
      [
        92,
        'partner',
        'A canceled order cannot be opened again, but you can order the same items with one tap.',
      ],
      [34, 'customer', 'Thank you. My coupon says it was used, though.'],
    ],
  },
  {
    by: 'yusuf',
    with: ['vendor', 'saffron-street-kitchen'],
    lines: [
      [19, 'customer', 'هل يمكن وضع الصلصة في علبة منفصلة؟'],
      [11, 'customer', 'وهل الطلب في الطريق؟'],
    ],
  },
  {
    by: 'grace',
    with: ['delivery_man', 'kenji'],
    lines: [[6, 'customer', 'The gate is on the side of the market, next to the tailor.']],
  },
];
