import type pg from 'pg';
import { insertSession } from '../apps/api/src/console/staff/sessions.queries.ts';
import { insertStaff, replaceGrants } from '../apps/api/src/console/staff/staff.queries.ts';
import { createToken, hashToken } from '../apps/api/src/features/auth/index.ts';
import { openDatabase } from '../apps/api/src/platform/db/index.ts';

const HOUR_MS = 3_600_000;

/** A new operator with a session that has passed both factors; returns the session's token. */
export async function signInOperator(pool: pg.Pool, name = 'bench'): Promise<string> {
  const db = openDatabase(pool);
  const [now, token] = [new Date(), createToken()];
  const mail = `${name}@errand.example`;
  const id = (await insertStaff(db, { mail, name, language: 'en' })) ?? 0;
  await db.transaction((tx) =>
    replaceGrants(tx, id, [{ role: 'operator', scopeKind: 'all', scopeId: null }]),
  );
  await insertSession(db, {
    staffId: id,
    tokenHash: hashToken(token),
    address: '127.0.0.1',
    userAgent: 'bench',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 8 * HOUR_MS),
    completedAt: now,
    stepUpAt: now,
  });
  return token;
}
