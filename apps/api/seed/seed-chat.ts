import { conversations, messages } from '../src/features/chat/chat.tables.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { idOf, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

type Line = [days: number, clock: string, sender: 'customer' | 'partner', text: string];
type Thread = { with: ['vendor' | 'delivery_man', slug: string] | ['admin']; unread: number; lines: Line[] };

/** Conversations of the demo customer with stores, couriers and support. */
const THREADS: Thread[] = [
  {
    with: ['vendor', 'saffron-street-kitchen'],
    unread: 1,
    lines: [
      [9, '19:41', 'customer', 'Could you leave the onions out of one wrap?'],
      [9, '19:43', 'partner', 'Of course. The one with garlic cream comes without.'],
      [1, '17:05', 'partner', 'The pickled lemons you asked about are back this week.'],
    ],
  },
  {
    with: ['delivery_man', 'omar'],
    unread: 0,
    lines: [
      [9, '20:00', 'partner', 'I am at the gate of number 12. Which bell is yours?'],
      [9, '20:01', 'customer', 'Third floor, Haddad. The lift works again.'],
    ],
  },
  {
    with: ['admin'],
    unread: 1,
    lines: [
      [
        96,
        '18:22',
        'partner',
        'A friend used your code. $5.00 is in your wallet. Thank you for passing it on.',
      ],
    ],
  },
];

export async function seedChat(seed: Seed, { id: customerId }: DemoCustomer): Promise<void> {
  for (const thread of THREADS) {
    const [partnerType, slug = ''] = thread.with;
    const partnerId =
      partnerType === 'admin' ? 0 : idOf(partnerType === 'vendor' ? seed.stores : seed.couriers, slug);
    const times = thread.lines.map(([days, clock]) => daysAgoAt(seed.now, days, clock));
    const lastAt = times.at(-1) ?? seed.now;
    const [row] = await seed.tx
      .insert(conversations)
      .values({ customerId, partnerType, partnerId, lastAt, createdAt: times[0] })
      .returning({ id: conversations.id });
    if (!row) throw new Error('The conversation was not stored.');
    const lines = thread.lines.map(([, , sender, text], index) => ({
      conversationId: row.id,
      sender,
      text,
      seenAt: index < thread.lines.length - thread.unread ? lastAt : null,
      createdAt: times[index],
    }));
    await seed.tx.insert(messages).values(lines);
  }
}
