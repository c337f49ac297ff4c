import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, startProduct } from '../start-testing.ts';

test('a taken port ends the start before a data folder, a database or a build is created', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const dataDir = path.join(folder, 'data');

  const product = startProduct({ PORT: `${port}`, DATA_DIR: dataDir });
  expect(await product.exitCode).toBe(1);
  expect(product.errorOutput().trim()).toBe(
    `Port ${port} is taken: stop the other program or start with PORT=${port + 1} npm start.`,
  );
  expect(product.output()).toBe('');
  expect(existsSync(dataDir)).toBe(false);
}, 120_000);
