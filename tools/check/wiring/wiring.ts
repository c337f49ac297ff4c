import { report } from '../files.ts';
import { uncalledConsoleEndpoints, uncalledEndpoints, unusedPermissions } from './endpoints.ts';
import {
  ENDPOINTS_WITHOUT_CALLER,
  type Exceptions,
  SETTINGS_WITHOUT_READER,
  TABLES_WITHOUT_WRITER,
} from './exceptions.ts';
import { unreadSettings, unshownTexts } from './settings.ts';
import { unwrittenTables } from './tables.ts';

/**
 * What an operator finds must do something: every table has a writer outside of the demo, every setting and text a reader,
 * every endpoint a caller, every permission an endpoint. Exceptions have a reason, and are reported once they are not
 * needed.
 */
export async function wiring(root: string): Promise<string | null> {
  return report([
    ...compare('table without a writer', unwrittenTables(root), TABLES_WITHOUT_WRITER),
    ...compare(
      'endpoint without a caller in the storefront',
      uncalledEndpoints(root),
      ENDPOINTS_WITHOUT_CALLER,
    ),
    ...compare('endpoint without a caller in the console', uncalledConsoleEndpoints(root), {}),
    ...compare('permission without an endpoint', unusedPermissions(root), {}),
    ...compare('setting without a reader', unreadSettings(root), SETTINGS_WITHOUT_READER),
    ...compare('text that no page shows', unshownTexts(root), {}),
  ]);
}

/** Findings that are no exceptions, and exceptions that are no findings. */
export function compare(what: string, found: string[], exceptions: Exceptions): string[] {
  const allowed = Object.values(exceptions).flat();
  return [
    ...found.filter((name) => !allowed.includes(name)).map((name) => `${what}: ${name}`),
    ...allowed
      .filter((name) => !found.includes(name))
      .map((name) => `${what}: ${name} is none any more, delete it from wiring/exceptions.ts`),
  ];
}
