import { makeDataFolder } from '../apps/server/src/start-testing.ts';

/**
 * Names the folder in which all parts of a run share the first start of the demo (`demo-data.ts`), for this process and
 * those that it starts. The returned function removes it, unless another process made it.
 */
export default function openDemoFolder(): () => void {
  if (process.env.TEST_DEMO_FOLDER) return () => {};
  const { folder, remove } = makeDataFolder();
  process.env.TEST_DEMO_FOLDER = folder;
  return remove;
}
