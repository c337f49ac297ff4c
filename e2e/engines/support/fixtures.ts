import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findEngine } from '../../../tools/engines.ts';
import type { OtherEngine } from '../../../tools/require-engines.ts';
import { worldTest } from '../../support/fixtures.ts';
import { openDisplay } from './display.ts';
import type { Engine, Size } from './engine.ts';
import { type Network, openNetwork } from './network.ts';
import { openFirefox } from './puppeteer.ts';
import { Tab } from './tab.ts';
import { openWebkit } from './webkit.ts';

type EngineFixtures = {
  /** The viewport of the tab. */
  size: Size;
  /** The visitor's system prefers a dark theme. */
  dark: boolean;
  /** Console errors that a journey provokes on purpose. */
  expectedNoise: RegExp | null;
  tab: Tab;
  /** A network of its own between the tab and the shop; the tab uses it from now on. */
  network: Network;
};

/** Journeys in the engine of their project, on the worker's demo world. An unexpected console error fails them. */
export const test = worldTest.extend<EngineFixtures, { engine: Engine }>({
  engine: [
    async ({ browserName: _ }, provide, { project }) => {
      const name = project.name as OtherEngine;
      const found = await findEngine(name);
      if (!found) throw new Error(`${name} is missing.`);
      const display = await openDisplay();
      const open = { Firefox: openFirefox, WebKitGTK: openWebkit }[name];
      const engine = await open(found.path, display.name);
      await provide(engine);
      await engine.close();
      display.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  size: [{ width: 1280, height: 900 }, { option: true }],
  dark: [false, { option: true }],
  expectedNoise: [null, { option: true }],
  tab: async ({ engine, size, dark, expectedNoise, baseURL }, provide, info) => {
    const window = await engine.openWindow({ size, dark });
    await provide(new Tab(window, baseURL ?? ''));
    if (info.status !== info.expectedStatus) {
      const picture = info.outputPath('failed.png');
      writeFileSync(picture, await window.screenshot());
      await info.attach('failed', { path: picture, contentType: 'image/png' });
    }
    const errors = window.takeErrors().filter((line) => !expectedNoise?.test(line));
    await window.close();
    expect(errors, 'errors in the console').toEqual([]);
  },
  network: async ({ tab, baseURL }, provide) => {
    const network = await openNetwork(baseURL ?? '');
    tab.origin = network.origin;
    await provide(network);
    network.close();
  },
});

export { expect };
