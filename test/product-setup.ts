import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the files of a run share the data folder of one demo world (`demo-data.ts`). */
    demoFolder: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-demo-'));
  chmodSync(folder, 0o755); // as root the server runs as another user, which has to enter the folder
  project.provide('demoFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
