import { randomBytes } from 'node:crypto';
import { connectSession } from '@errand/api/platform/db';
import { explainDatabaseError } from '../database-error.ts';
import { StartError } from '../start-error.ts';

/** A notification arrives within milliseconds, even on a busy server. */
const RECEIVE_MS = 3000;

/**
 * Throws StartError unless LISTEN on the session address receives a notification sent through DATABASE_URL. It does not
 * if a pooler silently gives each transaction another session, or if the two addresses lead to different databases.
 */
export async function checkSessions(url: string, sessionUrl: string): Promise<void> {
  const channel = `errand_check_${randomBytes(6).toString('hex')}`;
  const [listener, sender] = await Promise.all([connect(sessionUrl), connect(url)]);
  let late: NodeJS.Timeout | undefined;
  try {
    const received = new Promise<boolean>((resolve) => {
      listener.once('notification', () => resolve(true));
      late = setTimeout(resolve, RECEIVE_MS, false);
    });
    await listener.query(`listen ${channel}`);
    await sender.query(`notify ${channel}`);
    if (await received) return;
  } finally {
    clearTimeout(late);
    await Promise.all([listener.end(), sender.end()]);
  }
  throw new StartError(
    url === sessionUrl
      ? 'DATABASE_URL leads to a pooler that does not keep sessions, so LISTEN receives no notifications: set DATABASE_SESSION_URL to the same database without the pooler.'
      : 'Notifications sent through DATABASE_URL do not arrive at DATABASE_SESSION_URL: it must lead to the same database, without a pooler that shares sessions.',
  );
}

async function connect(url: string) {
  try {
    return await connectSession(url);
  } catch (error) {
    throw explainDatabaseError(error, url);
  }
}
