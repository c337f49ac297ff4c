import { type LanguageCode, languageRow } from '@errand/domain/language';
import { PLAIN_STYLE } from '@errand/domain/location';
import { MAP_COLORS, type Theme } from './map-colors.ts';

/** The page's font: without a glyph server the browser renders the labels, including Arabic shaping. */
const FONT = ['Readex Pro Variable'];

type Expression = unknown[];

/** Converts meters on the ground (a number, or a property) to pixels at a zoom, at the city's latitude. */
function pixels(metres: number | Expression, zoom: number, least: number): Expression {
  return ['max', least, ['*', metres, (2 ** zoom * 512) / 40_075_016 / 0.906]];
}

/** A line width to scale: doubles with every zoom step, at least `least`; `more` pixels for a casing. */
function width(metres: number | Expression, least: number, more = 0): Expression {
  const stops = [10, 12, 14, 16, 18, 21].flatMap((zoom) => [
    zoom,
    ['+', pixels(metres, zoom, least * 2 ** ((Math.min(zoom, 14) - 14) / 4)), zoom < 13 ? 0 : more],
  ]);
  return ['interpolate', ['exponential', 2], ['zoom'], ...stops];
}

/** Interpolates a value between two zoom levels. */
function between(zoom: number, value: number, zoom2: number, value2: number): Expression {
  return ['interpolate', ['linear'], ['zoom'], zoom, value, zoom2, value2];
}

function only(layer: string, ...kinds: string[]): Expression {
  const is: Expression = ['==', ['get', 'layer'], layer];
  return kinds.length === 0 ? is : ['all', is, ['in', ['get', 'kind'], ['literal', kinds]]];
}

/** Width of each road class in meters, and its minimum in pixels. */
const ROADS = [
  { id: 'paths', kinds: ['path'], metres: 4, least: 0.8, from: 14 },
  { id: 'lanes', kinds: ['lane'], metres: 8, least: 1, from: 12.5 },
  { id: 'streets', kinds: ['street'], metres: 13, least: 1.6, from: 11 },
  { id: 'arterials', kinds: ['arterial', 'highway'], metres: 22, least: 3.2, from: 0 },
] as const;

/** Types of places with a color; the others are gray. */
const GREEN = ['park', 'beach'];
const BLUE = ['station', 'airport', 'pier', 'university', 'school', 'library'];
const RED = ['hospital'];

/** The MapLibre style of the city in a theme and a language. `dataUrl` is the address of its features. */
export function mapStyle(theme: Theme, language: LanguageCode, dataUrl: string) {
  const color = MAP_COLORS[theme];
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
        'text-color': color.label,
        'text-halo-color': color.halo,
        'text-halo-width': 1.6,
        'text-halo-blur': 0.4,
        ...paint,
      },
    });
  const hasCapitals = languageRow(language).script === 'Latin';
  const capitals = hasCapitals ? { 'text-transform': 'uppercase', 'text-letter-spacing': 0.14 } : {};
  const placeColor = byKind(color.parkLabel, color.seaLabel, color.danger, color.label);
  const moleMeters: Expression = ['get', 'metres'];

  return {
    version: 8,
    name: `Errand ${theme}`,
    sources: { city: { type: 'geojson', data: dataUrl } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': color.land } },
      fill('airfield', only('area', 'airfield'), color.land2),
      fill('areas', only('area', 'campus', 'square'), color.land2, color.casing),
      fill('parks', only('area', 'park'), color.park, color.parkEdge),
      fill('sea', only('sea'), color.sea),
      line('shore', only('shore'), color.shore, width(26, 1)),
      fill('beaches', only('area', 'beach'), color.sand),
      line('mole-casings', only('mole'), color.shore, width(moleMeters, 1.5, 3)),
      line('moles', only('mole'), color.land, width(moleMeters, 1.2)),
      fill('lighthouse', only('area', 'lighthouse'), color.land, color.shore),
      ...ROADS.map(({ id, kinds, metres, least, from }) =>
        line(
          `${id}-casing`,
          only('road', ...kinds),
          color.casing,
          width(metres, least, 1.6),
          Math.max(13, from),
        ),
      ),
      ...ROADS.map(({ id, kinds, metres, least, from }) =>
        line(
          id,
          only('road', ...kinds),
          id === 'arterials' ? color.road2 : color.road,
          width(metres, least),
          from,
        ),
      ),
      label('street-names', only('road', 'arterial', 'street', 'lane'), 14.6, {
        'symbol-placement': 'line',
        'symbol-spacing': 360,
        'text-size': between(14.6, 10.5, 18, 14),
        'text-max-angle': 30,
        // Wide streets take precedence where labels collide.
        'symbol-sort-key': ['match', ['get', 'kind'], 'arterial', 0, 'street', 1, 2],
      }),
      layer('place-dots', 'circle', only('place'), {
        minzoom: 14,
        paint: {
          'circle-radius': between(14, 2.6, 18, 4.5),
          'circle-color': placeColor,
          'circle-stroke-color': color.halo,
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
          // A label without space below its dot moves beside or above it.
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 0.6,
          'text-justify': 'auto',
          'text-line-height': 1.15,
        },
        { 'text-color': placeColor },
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
        { 'text-size': between(9, 12, 15, 18), 'text-letter-spacing': hasCapitals ? 0.06 : 0 },
        { 'text-color': color.seaLabel, 'text-halo-width': 0 },
      ),
    ],
  };
}

/** Selects a color by the type of the place. */
function byKind(green: string, blue: string, red: string, other: string): Expression {
  return ['match', ['get', 'kind'], GREEN, green, BLUE, blue, RED, red, other];
}

/** A map without streets, for a deployment without a base map. Its metadata tell pages to say so. */
export function plainStyle(theme: Theme) {
  const paint = { 'background-color': MAP_COLORS[theme].land };
  const metadata = { [PLAIN_STYLE]: true };
  return { version: 8, metadata, sources: {}, layers: [{ id: 'land', type: 'background', paint }] };
}
