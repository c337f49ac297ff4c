import type { Point } from '@errand/domain/location';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';

const shown = vi.hoisted(() => ({ map: {} as Record<string, unknown>, areas: [] as boolean[] }));
const outline = vi.hoisted(() => ({
  id: 3,
  points: [
    { latitude: 25, longitude: 56 },
    { latitude: 25.1, longitude: 56 },
    { latitude: 25.1, longitude: 56.1 },
  ],
}));
vi.mock('@errand/ui/map/index.ts', async (original) => ({
  ...(await original<typeof import('@errand/ui/map/index.ts')>()),
  StreetMap: (props: Record<string, unknown>) => {
    shown.map = props;
    return null;
  },
}));
vi.mock('../use-zone-outlines.ts', () => ({
  useZoneOutlines: (area: boolean) => {
    shown.areas.push(area);
    return area ? [outline] : [];
  },
}));
// Close buttons need the dialog around them, which is a portal.
vi.mock('@errand/ui/dialog.tsx', () => ({ CloseButton: () => null }));
const { MapPicker } = await import('./map-picker.tsx');

const config = { default_location: { lat: '25.03', lng: '56.36' } };

function renderPicker(area: boolean, change: { start?: Point } = {}): void {
  const ignore = () => {};
  render(<MapPicker area={area} onArea={ignore} onSearching={ignore} onConfirm={ignore} {...change} />, {
    config,
  });
}

beforeEach(() => {
  shown.areas = [];
});

// Requirements: LOC-23.
test('the picker of the delivery area draws the polygons of the zones and starts at their middle, at zoom 9', () => {
  renderPicker(true);
  expect(shown.areas).toEqual([true]);
  expect(shown.map.lines).toEqual([{ id: 'zone-3', points: outline.points, look: 'outline' }]);
  expect(shown.map.thenFit).toEqual(outline.points);
  expect(shown.map).toMatchObject({ zoom: 9, center: { latitude: 25.05, longitude: 56.05 } });
});

// Requirements: LOC-22.
test('the picker of a place draws no polygon and starts there, at zoom 17', () => {
  renderPicker(false);
  expect(shown.map.lines).toEqual([]);
  expect(shown.map).toMatchObject({ zoom: 17, center: { latitude: 25.03, longitude: 56.36 } });
});

test('the picker of a form starts at its point', () => {
  const start = { latitude: 25.2, longitude: 56.1 };
  renderPicker(false, { start });
  expect(shown.map).toMatchObject({ center: start });
});
