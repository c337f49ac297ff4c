import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@errand/domain/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { countsOf, readingFaults } from '../../tools/spoken/reading-faults.ts';
import { differences, type SpokenStep, stable } from '../../tools/spoken/spoken-order.ts';
import { RECORDER } from './announcements.ts';
import { phraseOf, readAloud } from './virtual-reader.ts';

/** What the journeys enter, in the shared world also names with a moment; names of vehicles and their plates. */
const TYPED = /(?:[\w<>/]+ )+\d{13}|Sami Nasser|12 Lantern Street|Old Town, Marsa|Skiff E|MRS[ -]\d+/g;
const ROOT = path.join(import.meta.dirname, '../..');

/** Reads an order step by step and compares it with its part of `docs/accessibility.md`. */
export async function spokenOrder(page: Page, order: string, language: LanguageCode) {
  const steps: SpokenStep[] = [];
  let heard = 0;
  await page.addInitScript(RECORDER);

  /** What was announced since the last call; a new page begins with nothing. */
  async function announced(): Promise<string[]> {
    const all = await page.evaluate(() => window.announcements ?? []);
    const since = all.slice(all.length < heard ? 0 : heard);
    heard = all.length;
    return since;
  }

  return {
    /** Reads the page, or `part` of it, and then what is said of the controls that the customer uses. */
    async read(step: string, part: Locator | undefined, ...controls: Locator[]): Promise<void> {
      const reading = await readAloud(page, part);
      const faults = readingFaults(reading, language, { isPage: part === undefined, typed: TYPED });
      expect.soft(faults, `${order}, ${step}, in ${language}`).toEqual([]);
      const said: string[] = [];
      for (const control of controls) said.push(stable(await phraseOf(control.first())));
      steps.push({ step, ...countsOf(reading), said });
    },
    /** Waits for an announcement and adds it to the last step. */
    async hears(text: RegExp): Promise<void> {
      const found: string[] = [];
      await expect
        .poll(async () => {
          found.push(...(await announced()));
          return found.join('\n');
        })
        .toMatch(text);
      // What else changes meanwhile, such as the state of an order, depends on the time.
      steps.at(-1)?.said.push(...found.filter((each) => text.test(each)).map(stable));
    },
    finish(): void {
      const spoken = { order, language, steps };
      const folder = path.join(ROOT, 'test-results/spoken');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${order} ${language}.json`), JSON.stringify(spoken));
      if (process.env.SPOKEN_WRITE) return;
      const document = readFileSync(path.join(ROOT, 'docs/accessibility.md'), 'utf8');
      expect(differences(document, spoken), 'update the document with: npm run spoken -- --write').toEqual(
        [],
      );
    },
  };
}
