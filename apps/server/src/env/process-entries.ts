import { z } from 'zod';
import { databaseUrl, entry, yesOrNo } from './env-entry.ts';

const connections = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .refine((number) => number >= 2);

/** Variables of a process that is one of several of one shop, and of their database (docs/operations.md). */
export const processEntries = [
  entry({
    name: 'DATABASE_SESSION_URL',
    schema: databaseUrl,
    secret: true,
    allowed: 'an address like postgresql://user:password@host:5432/database',
    description:
      'The same database without a pooler, for what needs a session: live events, the job queue, migrations and the lock of imports. Needed where DATABASE_URL leads to PgBouncer in transaction mode.',
  }),
  entry({
    name: 'DATABASE_POOL',
    schema: connections,
    default: '20',
    allowed: 'a whole number from 2 to 999',
    description:
      'The most connections of this process for requests and jobs. Five more are for live events, the job queue and the health check.',
  }),
  entry({
    name: 'ROLE',
    schema: z.enum(['all', 'web', 'worker']),
    default: 'all',
    allowed: 'all, web or worker',
    description:
      'What this process does: web serves the storefront and its API, worker runs background jobs and serves only its health, all does both. Of several processes one must run jobs.',
  }),
  entry({
    name: 'MIGRATE',
    schema: yesOrNo,
    default: '1',
    allowed: '1, 0, true or false',
    description:
      'Whether the start migrates the database. With 0 the process does not start while migrations are missing: run npm run errand -- migrate first.',
  }),
];
