import { TextProvider } from '@errand/client/i18n.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapZoomButtons } from './map-zoom-buttons.tsx';

/** The labels of the buttons that can be pressed at a zoom. */
function enabledAt(zoom: number): string[] {
  const ignore = () => {};
  const html = renderToStaticMarkup(
    <TextProvider language="en" messages={{ 'ui.zoomIn': 'Zoom in', 'ui.zoomOut': 'Zoom out' }}>
      <MapZoomButtons zoom={zoom} onIn={ignore} onOut={ignore} />
    </TextProvider>,
  );
  return [...html.matchAll(/<button[^>]*>/g)]
    .filter(([button]) => !button.includes('disabled'))
    .map(([button]) => /aria-label="([^"]*)"/.exec(button)?.[1] ?? '');
}

// Requirements: CONST-05, LOC-21.
test('at the limits of a map the button beyond is disabled', () => {
  expect(enabledAt(20)).toEqual(['Zoom in', 'Zoom out']);
  expect(enabledAt(21)).toEqual(['Zoom out']);
  expect(enabledAt(1)).toEqual(['Zoom in']);
});
