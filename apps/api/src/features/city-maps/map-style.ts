import type { Language } from '../../platform/maps/index.ts';
import { MAP_COLOURS, type Theme } from './map-colors.ts';

/** The page's own font: without a glyph server the browser draws the letters, Arabic shaping included. */
const FONT = ['Readex Pro Variable'];

type Expression = unknown[];

/** Metres on the ground (a number, or a feature's own) as pixels at a zoom, at the city's latitude. */
function pixels(metres: number | Expression, zoom: number, least: number): Expression {
  return ['max', least, ['*', metres, (2 ** zoom * 512) / 40_075_016 / 0.906]];
}

/** A line as wide as on the ground: doubling with every zoom step, never below `least`; `more` pixels for a casing. */
function width(metres: number | Expression, least: number, more = 0): Expression {
  const stops = [10, 12, 14, 16, 18, 21].flatMap((zoom) => [
    zoom,
    ['+', pixels(metres, zoom, least * 2 ** ((Math.min(zoom, 14) - 14) / 4)), zoom < 13 ? 0 : more],
  ]);
  return ['interpolate', ['exponential', 2], ['zoom'], ...stops];
}

/** From one value at one zoom to another at another. */
function between(zoom: number, value: number, zoom2: number, value2: number): Expression {
  return ['interpolate', ['linear'], ['zoom'], zoom, value, zoom2, value2];
}

function only(layer: string, ...kinds: string[]): Expression {
  const is: Expression = ['==', ['get', 'layer'], layer];
  return kinds.length === 0 ? is : ['all', is, ['in', ['get', 'kind'], ['literal', kinds]]];
}

/** What a road of each sort looks like: metres across, and the least pixels that it keeps. */
const ROADS = [
  { id: 'paths', kinds: ['path'], metres: 4, least: 0.8, from: 14 },
  { id: 'lanes', kinds: ['lane'], metres: 8, least: 1, from: 12.5 },
  { id: 'streets', kinds: ['street'], metres: 13, least: 1.6, from: 11 },
  { id: 'arterials', kinds: ['arterial', 'highway'], metres: 22, least: 3.2, from: 0 },
] as const;

/** Sorts of places whose dot has the colour of what one goes there for; the others are grey. */
const GREEN = ['park', 'beach'];
const BLUE = ['station', 'airport', 'pier', 'university', 'school', 'library'];
const RED = ['hospital'];

/** The MapLibre style of the city in a theme and a language. `dataUrl` is where its features are. */
export function mapStyle(theme: Theme, language: Language, dataUrl: string) {
  const colour = MAP_COLOURS[theme];
  const layer = (id: string, type: string, filter: Expression, more: object) => ({
    id,
    type,
    source: 'city',
    filter,
    ...more,
  });
  const fill = (id: string, filter: Expression, paint: string, edge = paint) =>
    layer(id, 'fill', filter, { paint: { 'fill-color': paint, 'fill-outline-color': edge } });
  const line = (id: string, filter: Expression, paint: string, lineWidth: Expression, minzoom = 0) =>
    layer(id, 'line', filter, {
      minzoom,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': paint, 'line-width': lineWidth },
    });
  const label = (id: string, filter: Expression, minzoom: number, layout: object, paint: object = {}) =>
    layer(id, 'symbol', filter, {
      minzoom,
      layout: { 'text-field': ['get', `name_${language}`], 'text-font': FONT, 'text-padding': 6, ...layout },
      paint: {
        'text-color': colour.label,
        'text-halo-color': colour.halo,
        'text-halo-width': 1.6,
        'text-halo-blur': 0.4,
        ...paint,
      },
    });
  const capitals = language === 'en' ? { 'text-transform': 'uppercase', 'text-letter-spacing': 0.14 } : {};
  const byKind = (green: string, blue: string, red: string, other: string): Expression => [
    'match',
    ['get', 'kind'],
    GREEN,
    green,
    BLUE,
    blue,
    RED,
    red,
    other,
  ];
  const placeColour = byKind(colour.parkLabel, colour.seaLabel, colour.danger, colour.label);
  const moleMetres: Expression = ['get', 'metres'];

  return {
    version: 8,
    name: `Errand ${theme}`,
    sources: { city: { type: 'geojson', data: dataUrl } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colour.land } },
      fill('airfield', only('area', 'airfield'), colour.land2),
      fill('areas', only('area', 'campus', 'square'), colour.land2, colour.casing),
      fill('parks', only('area', 'park'), colour.park, colour.parkEdge),
      fill('sea', only('sea'), colour.sea),
      line('shore', only('shore'), colour.shore, width(26, 1)),
      fill('beaches', only('area', 'beach'), colour.sand),
      line('mole-casings', only('mole'), colour.shore, width(moleMetres, 1.5, 3)),
      line('moles', only('mole'), colour.land, width(moleMetres, 1.2)),
      fill('lighthouse', only('area', 'lighthouse'), colour.land, colour.shore),
      ...ROADS.map(({ id, kinds, metres, least, from }) =>
        line(
          `${id}-casing`,
          only('road', ...kinds),
          colour.casing,
          width(metres, least, 1.6),
          Math.max(13, from),
        ),
      ),
      ...ROADS.map(({ id, kinds, metres, least, from }) =>
        line(
          id,
          only('road', ...kinds),
          id === 'arterials' ? colour.road2 : colour.road,
          width(metres, least),
          from,
        ),
      ),
      label('street-names', only('road', 'arterial', 'street', 'lane'), 14.6, {
        'symbol-placement': 'line',
        'symbol-spacing': 360,
        'text-size': between(14.6, 10.5, 18, 14),
        'text-max-angle': 30,
        // Wide streets first where names meet.
        'symbol-sort-key': ['match', ['get', 'kind'], 'arterial', 0, 'street', 1, 2],
      }),
      layer('place-dots', 'circle', only('place'), {
        minzoom: 14,
        paint: {
          'circle-radius': between(14, 2.6, 18, 4.5),
          'circle-color': placeColour,
          'circle-stroke-color': colour.halo,
          'circle-stroke-width': 1.6,
        },
      }),
      label(
        'place-names',
        only('place'),
        14,
        {
          'text-size': between(14, 11.5, 18, 14),
          'text-max-width': 8,
          // A name that has no room below its dot finds one beside or above it.
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 0.6,
          'text-justify': 'auto',
          'text-line-height': 1.15,
        },
        { 'text-color': placeColour },
      ),
      label(
        'district-names',
        only('district'),
        11,
        {
          'text-size': between(11, 11, 15, 15),
          'text-max-width': 7,
          ...capitals,
        },
        { 'text-opacity': between(15.5, 1, 16.5, 0) },
      ),
      label(
        'sea-names',
        only('sea-name'),
        9,
        { 'text-size': between(9, 12, 15, 18), 'text-letter-spacing': language === 'en' ? 0.06 : 0 },
        { 'text-color': colour.seaLabel, 'text-halo-width': 0 },
      ),
    ],
  };
}
