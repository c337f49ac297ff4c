import path from 'node:path';
import { getBinaries } from '../packages/embedded-postgres/src/binaries.ts';
import { ENGINE_NAMES, findEngine } from './engines.ts';
import { run } from './run.ts';

/** The version of the database server that the product starts, such as 18.4. Null where there is none. */
export async function postgresVersion(): Promise<string | null> {
  try {
    const { output } = await run(path.join(getBinaries().dir, 'bin/postgres'), ['--version']);
    return / (\d+(?:\.\d+)*)/.exec(output)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** What a run of the tests depends on beside the project: "Chromium 156.0.8078.108, …, PostgreSQL 18.4, Node 24.21.0". */
export async function listVersions(): Promise<string> {
  const [postgres, ...engines] = await Promise.all([postgresVersion(), ...ENGINE_NAMES.map(findEngine)]);
  return [
    ...engines.map((engine, index) =>
      engine ? `${engine.name} ${engine.version}` : `no ${ENGINE_NAMES[index]}`,
    ),
    postgres ? `PostgreSQL ${postgres}` : 'no PostgreSQL',
    `Node ${process.versions.node}`,
  ].join(', ');
}
