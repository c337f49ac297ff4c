import { test } from './support/fixtures.ts';
import { SCREENS } from './support/screens.ts';
import { start } from './support/start.ts';

const WIDTHS = [390, 1280];

for (const language of ['en', 'ar'] as const)
  test(`every kind of page fits both widths without a broken picture (${language})`, async ({
    tab,
    request,
  }) => {
    for (const { module, at } of SCREENS) {
      await start(tab, request, { at, module, language, customer: true });
      for (const width of WIDTHS) {
        await tab.resize({ width, height: 844 });
        await tab.expectSound();
      }
    }
  });
