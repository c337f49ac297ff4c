import { changeSetting, listSettings } from '@errand/contract/console/settings';
import type { TestBrowser } from './start-console.ts';

/** Changes a setting as a member of the staff does: reads its version, then writes. */
export async function changeInConsole(browser: TestBrowser, key: string, value: unknown): Promise<void> {
  const { rows } = await browser.call(listSettings, {});
  const row = rows.find((one) => one.key === key);
  if (!row) throw new Error(`no setting ${key}`);
  await browser.call(changeSetting, { params: { key }, body: { value, version: row.version } });
}
