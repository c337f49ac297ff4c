import { type ContactChannel, normalizeContact, type UnreachableReason } from '@errand/domain/notifications';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/index.ts';
import { unreachableContacts } from './messages.tables.ts';

export type UnreachableContact = typeof unreachableContacts.$inferSelect;

type Filter = {
  search?: string | undefined;
  channel?: ContactChannel | undefined;
  reason?: UnreachableReason | undefined;
};

/** The contacts to which nothing is sent, the latest first, and their number up to a bound. */
export function unreachableIn(q: Queryable, { search, channel, reason }: Filter) {
  const table = unreachableContacts;
  const isShown = [
    search ? sql`strpos(${table.contact}, ${normalizeContact(search)}) > 0` : undefined,
    channel && eq(table.channel, channel),
    reason && eq(table.reason, reason),
  ];
  return {
    rows: (limit: number, after: number | null) =>
      q
        .select()
        .from(table)
        .where(and(...isShown, after === null ? undefined : lt(table.id, after)))
        .orderBy(desc(table.id))
        .limit(limit),
    count: (most: number) =>
      q.$count(
        q
          .select({ id: table.id })
          .from(table)
          .where(and(...isShown))
          .limit(most)
          .as('some'),
      ),
  };
}

/** Those of some contacts to which nothing is sent by a channel, with the reasons. */
export function findUnreachable(
  q: Queryable,
  channel: ContactChannel,
  contacts: readonly string[],
): Promise<UnreachableContact[]> {
  if (contacts.length === 0) return Promise.resolve([]);
  return q
    .select()
    .from(unreachableContacts)
    .where(
      and(
        eq(unreachableContacts.channel, channel),
        inArray(unreachableContacts.contact, contacts.map(normalizeContact)),
      ),
    );
}

/** The channels by which nothing is sent to a person, by their email address and phone. */
export function listUnreachableOf(
  q: Queryable,
  { email, phone }: { email?: string | null | undefined; phone?: string | null | undefined },
): Promise<UnreachableContact[]> {
  const contacts = [email, phone].filter((contact) => typeof contact === 'string' && contact !== '');
  if (contacts.length === 0) return Promise.resolve([]);
  return q
    .select()
    .from(unreachableContacts)
    .where(inArray(unreachableContacts.contact, (contacts as string[]).map(normalizeContact)))
    .orderBy(unreachableContacts.channel);
}

/** The first reason stays, because it is what has to be mended. */
export async function insertUnreachable(
  q: Queryable,
  row: typeof unreachableContacts.$inferInsert,
): Promise<void> {
  await q.insert(unreachableContacts).values(row).onConflictDoNothing();
}

/** Messages are sent to a contact again, by every channel: the person has proven that they are reached by it. */
export async function deleteUnreachable(q: Queryable, contacts: readonly string[]): Promise<void> {
  await q
    .delete(unreachableContacts)
    .where(inArray(unreachableContacts.contact, contacts.map(normalizeContact)));
}

/** Messages are sent to contacts again by the channels of these rows. Returns how many there were. */
export async function endUnreachable(q: Queryable, ids: readonly number[]): Promise<number> {
  const ended = await q
    .delete(unreachableContacts)
    .where(inArray(unreachableContacts.id, [...ids]))
    .returning({ id: unreachableContacts.id });
  return ended.length;
}
