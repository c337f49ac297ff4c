import type { AddressBook } from '../rows/city-places.ts';
import { after } from '../rows/order-history.ts';
import type { Seed, SeedDeps } from '../seed.types.ts';
import { insertThread, type Message } from '../seed-chat.ts';
import { dayChats } from './day-chats.ts';
import { seedDesk } from './seed-desk.ts';
import { seedOrders } from './seed-orders.ts';
import { type Neighbors, seedPeople } from './seed-people.ts';
import { seedRequests } from './seed-requests.ts';

type Parts = { files: SeedDeps['files']; addresses: AddressBook };

/** A day of the office: other customers, their orders in every state, and what awaits a decision. */
export async function seedDay(seed: Seed, { files, addresses }: Parts): Promise<void> {
  const neighbors = await seedPeople(seed, addresses);
  await seedDesk(seed, await seedOrders(seed, neighbors));
  await seedChats(seed, neighbors);
  await seedRequests(seed, { files, addresses, neighbors });
}

/** A message is read when its partner writes. */
async function seedChats(seed: Seed, neighbors: Neighbors): Promise<void> {
  for (const { by, with: partner, lines } of dayChats) {
    const answered = lines.findLastIndex(([, sender]) => sender === 'partner');
    const written = lines.map(([minutesAgo, sender, text], index): Message => {
      const at = after(seed.now, -minutesAgo);
      return { sender, text, at, seenAt: index <= answered ? at : null };
    });
    await insertThread(seed, neighbors[by].id, partner, written);
  }
}
