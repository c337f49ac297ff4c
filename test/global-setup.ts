import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A role that may create databases, connected to a database that is not the template. */
    adminUrl: string;
    template: string;
  }
}

/** Nothing in a test database has to survive a power cut. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 };

/**
 * One PostgreSQL for the whole run (`TEST_DATABASE_URL`, else an embedded one in a temporary folder), with one migrated
 * template database of which every test file makes its copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { adminUrl: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startTemporaryServer();
  const template = `errand_template_${process.pid}`;
  try {
    await makeTemplate(server.adminUrl, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('adminUrl', server.adminUrl);
  project.provide('template', template);
  return async () => {
    await asAdmin(server.adminUrl, async (admin) => {
      await admin.query(`alter database ${template} is_template false`);
      await admin.query(`drop database ${template} with (force)`);
    });
    await server.stop();
  };
}

async function startTemporaryServer() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'errand-tests-'));
  await chmod(folder, 0o755); // as root the server runs as another user, who has to get in
  const server = await startEmbeddedPostgres({ dataDir: folder, settings: SETTINGS });
  const url = new URL(server.url);
  url.username = 'postgres';
  url.pathname = '/postgres';
  return {
    adminUrl: url.href,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(adminUrl: string, template: string): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await admin.query(`create database ${template}`);
    const url = new URL(adminUrl);
    url.pathname = `/${template}`;
    await migrate(url.href);
    await admin.query(`alter database ${template} is_template true allow_connections false`);
  });
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
