import { globSync, readFileSync } from 'node:fs';
import { ConfigProvider } from '@errand/client/config.tsx';
import { TextProvider } from '@errand/client/i18n.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneField } from '../forms/phone-field.tsx';
import { StaticPicture } from './static-picture.tsx';

const CONFIG = { country: 'AE' } as ComponentProps<typeof ConfigProvider>['value'];
const SCREENS = '{apps/web/app,packages/ui/src}/**/*.tsx';

test('every picture that a screen names has a file', () => {
  const names = globSync(SCREENS).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:StaticPicture\s+name|\spicture)="([^"]+)"/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  for (const name of names)
    expect(sourceOf(<StaticPicture name={name ?? ''} />)).toContain(`pictures/${name}.webp`);
});

test('the flag of a country is a file', () => {
  expect(
    sourceOf(
      <ConfigProvider value={CONFIG}>
        <TextProvider language="en" messages={{ 'ui.country': 'Country' }}>
          <PhoneField label="Phone" country="AE" onCountry={() => undefined} />
        </TextProvider>
      </ConfigProvider>,
    ),
  ).toMatch(/^data:image.svg|flags.ae/);
});

function sourceOf(element: ReactNode): string | undefined {
  return /<img[^>]* src="([^"]+)"/.exec(renderToStaticMarkup(element))?.[1];
}
