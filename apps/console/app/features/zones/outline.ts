import { type GeoJsonFault, outlineOfGeoJson, type Point } from '@errand/domain/location';
import { normalizeText } from '@errand/domain/text';

/** Corners as longitude and latitude, without the first one again at the end. */
export type Outline = [longitude: number, latitude: number][];

/** The outline as a closed line of a map. */
export function ringOf(outline: Outline): Point[] {
  const points = outline.map(([longitude, latitude]) => ({ latitude, longitude }));
  return points[0] ? [...points, points[0]] : [];
}

/** Six decimals of a degree are a tenth of a meter. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

export function cornersText(outline: Outline): string {
  return outline.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join('\n');
}

export type ParsedOutline = { outline: Outline } | { wrongLine: number } | { fault: GeoJsonFault };

/** Parses GeoJSON, or typed corners, for which it returns the number of the first invalid line if there is one. */
export function parseCorners(text: string): ParsedOutline {
  if (/^\s*[{[]/.test(text)) return parseGeoJson(text);
  const outline: Outline = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const numbers = normalizeText(line, 'amount')
      .split(/[,;،\s]+/)
      .filter(Boolean)
      .map(Number);
    const [latitude, longitude] = numbers;
    const isPoint =
      numbers.length === 2 && Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180;
    if (!isPoint || latitude === undefined || longitude === undefined) return { wrongLine: index + 1 };
    outline.push([longitude, latitude]);
  }
  return { outline };
}

function parseGeoJson(text: string): ParsedOutline {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'form' };
  }
  const found = outlineOfGeoJson(value);
  if ('fault' in found) return { fault: found.fault };
  return { outline: found.outline.map(([lng, lat]) => [roundDegrees(lng), roundDegrees(lat)]) };
}
