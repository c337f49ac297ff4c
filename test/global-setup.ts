import type { TestProject } from 'vitest/node';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { makeTemplate, openTestPostgres, query } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A role that may create databases, connected to a database that is not the template. */
    adminUrl: string;
    template: string;
  }
}

const TEMPLATE = 'errand_template';

/** Keys of orders and their lines are int8: in tests they begin above what int4 holds. */
const FIRST_ORDER = 3_000_000_000;

/** One PostgreSQL for the whole run, with one migrated template database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await openTestPostgres();
  try {
    await makeTemplate(adminUrl, TEMPLATE, prepare);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('adminUrl', adminUrl);
  project.provide('template', TEMPLATE);
  return stop;
}

async function prepare(url: string): Promise<void> {
  await migrate(url);
  for (const table of ['orders', 'order_lines'])
    await query(url, `alter sequence ${table}_id_seq start ${FIRST_ORDER} restart`);
}
