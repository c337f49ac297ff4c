import { conversations, messages } from '../src/features/chat/chat.tables.ts';
import type { ChatPartner } from './day/day-chats.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { idOf, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

type Line = [days: number, clock: string, sender: 'customer' | 'partner', text: string];
type Thread = { with: ChatPartner; unread: number; lines: Line[] };

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

export type Message = { sender: 'customer' | 'partner'; text: string; at: Date; seenAt: Date | null };

export async function seedChat(seed: Seed, { id: customerId }: DemoCustomer): Promise<void> {
  for (const { with: partner, unread, lines } of THREADS) {
    const times = lines.map(([days, clock]) => daysAgoAt(seed.now, days, clock));
    const lastAt = times.at(-1) ?? seed.now;
    const written = lines.map(([, , sender, text], index): Message => {
      const seenAt = index < lines.length - unread ? lastAt : null;
      return { sender, text, at: times[index] ?? lastAt, seenAt };
    });
    await insertThread(seed, customerId, partner, written);
  }
}

/** Stores a customer's conversation with its messages, oldest first. */
export async function insertThread(
  { tx, ...seed }: Seed,
  customerId: number,
  [partnerType, slug = '']: Thread['with'],
  written: Message[],
): Promise<void> {
  const partnerId =
    partnerType === 'admin' ? 0 : idOf(partnerType === 'vendor' ? seed.stores : seed.couriers, slug);
  const [first, last] = [written[0], written.at(-1)];
  if (!first || !last) throw new Error('A conversation has messages.');
  const [row] = await tx
    .insert(conversations)
    .values({ customerId, partnerType, partnerId, lastAt: last.at, createdAt: first.at })
    .returning({ id: conversations.id });
  if (!row) throw new Error('The conversation was not stored.');
  await tx
    .insert(messages)
    .values(written.map(({ at, ...message }) => ({ ...message, conversationId: row.id, createdAt: at })));
}
