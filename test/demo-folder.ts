import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Names the folder in which all parts of a run share the first start of the demo (`demo-data.ts`), for this process and
 * those that it starts. The returned function removes it, unless another process made it.
 */
export default function openDemoFolder(): () => void {
  if (process.env.TEST_DEMO_FOLDER) return () => {};
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-demo-'));
  chmodSync(folder, 0o755); // as root the server runs as another user, which has to enter the folder
  process.env.TEST_DEMO_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
