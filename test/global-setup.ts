import type { TestProject } from 'vitest/node';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { makeTemplate, openTestPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A role that may create databases, connected to a database that is not the template. */
    adminUrl: string;
    template: string;
  }
}

const TEMPLATE = 'errand_template';

/** One PostgreSQL for the whole run, with one migrated template database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await openTestPostgres();
  try {
    await makeTemplate(adminUrl, TEMPLATE, migrate);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('adminUrl', adminUrl);
  project.provide('template', TEMPLATE);
  return stop;
}
