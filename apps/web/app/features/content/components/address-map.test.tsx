import { TextProvider } from '@errand/client/i18n.tsx';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AddressMap } from './address-map.tsx';

const shown = vi.hoisted(() => ({ map: null as { center: object; markers: { point: object }[] } | null }));

vi.mock('@errand/ui/map/index.ts', () => ({
  StreetMap: (props: NonNullable<typeof shown.map>) => {
    shown.map = props;
    return null;
  },
}));
// Dialog portals are not rendered on the server.
vi.mock('@errand/ui/dialog.tsx', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }));
vi.mock('@errand/client/config.tsx', () => ({
  useConfig: () => ({ default_location: { lat: '25.03', lng: '56.36' } }),
}));

// Requirements: FOOTER-17.
test('the address map centers on the default location with a pin', () => {
  const html = renderToString(
    <TextProvider language="en" messages={{ 'content.where': 'Where we are', 'content.map': 'Map' }}>
      <AddressMap address="4 Harbour Square" onClose={() => {}} />
    </TextProvider>,
  );
  const point = { latitude: 25.03, longitude: 56.36 };
  expect(html).toContain('4 Harbour Square');
  expect(shown.map).toMatchObject({ center: point, markers: [{ point }] });
});
