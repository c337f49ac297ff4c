import type { Language } from './maps.types.ts';

export type Theme = 'light' | 'dark';

/** The map colours of the design's tokens. */
const COLOURS = {
  light: {
    land: '#f5f2ec',
    land2: '#f0ece5',
    road: '#ffffff',
    road2: '#ffffff',
    sea: '#d2e6ee',
    shore: '#c6e0e9',
    park: '#d9edd4',
    label: '#696257',
    seaLabel: '#2f5c70',
  },
  dark: {
    land: '#1d1917',
    land2: '#221e1c',
    road: '#2f2a27',
    road2: '#3a3632',
    sea: '#152731',
    shore: '#1b2e39',
    park: '#202d20',
    label: '#afaaa3',
    seaLabel: '#83acbc',
  },
} as const;

/** The page's own font: without a glyph server the browser draws the letters, Arabic shaping included. */
const FONT = ['Readex Pro Variable'];

type Expression = unknown[];

/** Metres of road on the ground as pixels: doubling with every zoom step, never below `least`. */
function width(metres: number, least: number): Expression {
  const at = (zoom: number) => Math.max(least, (metres * 2 ** zoom * 512) / 40_075_016 / 0.906);
  return ['interpolate', ['exponential', 2], ['zoom'], 10, at(10), 14, at(14), 17, at(17), 21, at(21)];
}

function only(layer: string, ...kinds: string[]): Expression {
  const is: Expression = ['==', ['get', 'layer'], layer];
  return kinds.length === 0 ? is : ['all', is, ['in', ['get', 'kind'], ['literal', kinds]]];
}

/** The MapLibre style of the city in a theme and a language. `dataUrl` is where its features are. */
export function mapStyle(theme: Theme, language: Language, dataUrl: string) {
  const colour = COLOURS[theme];
  const fill = (id: string, filter: Expression, paint: string) => ({
    id,
    type: 'fill',
    source: 'city',
    filter,
    paint: { 'fill-color': paint },
  });
  const stroke = (id: string, filter: Expression, paint: string, lineWidth: Expression) => ({
    id,
    type: 'line',
    source: 'city',
    filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': paint, 'line-width': lineWidth },
  });
  const label = (
    id: string,
    filter: Expression,
    minzoom: number,
    size: number,
    layout: object,
    paint: object = {},
  ) => ({
    id,
    type: 'symbol',
    source: 'city',
    filter,
    minzoom,
    layout: { 'text-field': ['get', `name_${language}`], 'text-font': FONT, 'text-size': size, ...layout },
    paint: { 'text-color': colour.label, 'text-halo-color': colour.land, 'text-halo-width': 1.5, ...paint },
  });
  const district = language === 'en' ? { 'text-transform': 'uppercase', 'text-letter-spacing': 0.12 } : {};

  return {
    version: 8,
    name: `Errand ${theme}`,
    sources: { city: { type: 'geojson', data: dataUrl } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colour.land } },
      fill('airfield', only('area', 'airfield'), colour.land2),
      fill('sea', only('sea'), colour.sea),
      stroke('shore', only('shore'), colour.shore, width(30, 1)),
      fill('parks', only('area', 'park'), colour.park),
      fill('areas', only('area', 'campus', 'square', 'beach', 'lighthouse'), colour.land2),
      stroke('moles', only('mole'), colour.land, width(30, 1)),
      stroke('paths', only('road', 'path'), colour.road, width(4, 0.7)),
      stroke('lanes', only('road', 'lane'), colour.road, width(9, 1)),
      stroke('streets', only('road', 'street'), colour.road, width(15, 1.5)),
      stroke('arterials', only('road', 'arterial', 'highway'), colour.road2, width(26, 3)),
      label('street-names', only('road', 'arterial', 'street', 'lane'), 15, 12, {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
      }),
      label('place-names', only('place'), 14, 12.5, { 'text-max-width': 8 }),
      label('district-names', only('district'), 11, 13, { 'text-max-width': 7, ...district }),
      label(
        'sea-names',
        only('sea', 'sea'),
        10,
        14,
        {},
        { 'text-color': colour.seaLabel, 'text-halo-width': 0 },
      ),
    ],
  };
}
