import { afterAll } from 'vitest';
import { startConsole, type TestBrowser, type TestConsole } from './start-console.ts';

/** Starts the console for a test file and stops it at its end. Returns it with the browser of an operator. */
export async function openConsole(
  options: Parameters<typeof startConsole>[0] = {},
): Promise<{ shop: TestConsole; operator: TestBrowser }> {
  const shop = await startConsole(options);
  afterAll(() => shop.stop());
  return { shop, operator: await shop.signedIn(await shop.makeStaff()) };
}
