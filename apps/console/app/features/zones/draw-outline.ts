import type { Map as MapLibreMap } from 'maplibre-gl';
import { type Outline, roundDegrees } from './outline.ts';

export type Drawing = {
  /** Shows an outline for editing; an empty one starts drawing. */
  show: (outline: Outline) => void;
  stop: () => void;
};

/** Draws and edits one polygon on a map. `onChange` is called when a side is drawn or a corner was moved or removed. */
export async function drawOutline(map: MapLibreMap, onChange: (outline: Outline) => void): Promise<Drawing> {
  const [{ TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode }, { TerraDrawMapLibreGLAdapter }] =
    await Promise.all([import('terra-draw'), import('terra-draw-maplibre-gl-adapter')]);
  const coordinates = { midpoints: true, draggable: true, deletable: true };
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map }),
    modes: [
      new TerraDrawPolygonMode(),
      new TerraDrawSelectMode({
        flags: { polygon: { feature: { draggable: false, coordinates } } },
        allowManualDeselection: false,
        // Outlines that follow streets have many corners.
        styles: { selectionPointWidth: 4, midPointWidth: 2, midPointOutlineWidth: 1 },
      }),
    ],
  });
  draw.start();
  draw.on('finish', (id) => {
    const drawn = draw.getSnapshotFeature(id);
    if (drawn?.geometry.type !== 'Polygon') return;
    const [ring = []] = drawn.geometry.coordinates;
    onChange(ring.slice(0, -1).map(([lng = 0, lat = 0]) => [roundDegrees(lng), roundDegrees(lat)]));
    if (draw.getMode() !== 'select') edit(id);
  });

  function edit(id: string | number): void {
    draw.setMode('select');
    draw.selectFeature(id);
  }

  return {
    show(outline) {
      draw.clear();
      const [first] = outline;
      if (!first || outline.length < 3) return draw.setMode('polygon');
      draw.setMode('select');
      const ring = [...outline, first].map(([lng, lat]) => [roundDegrees(lng), roundDegrees(lat)]);
      const [added] = draw.addFeatures([
        {
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: [ring] },
          properties: { mode: 'polygon' },
        },
      ]);
      if (added?.valid && added.id !== undefined) draw.selectFeature(added.id);
    },
    stop() {
      try {
        draw.stop();
      } catch {
        // The map has failed, or it or its style was removed, and with it the layers to remove.
      }
    },
  };
}
