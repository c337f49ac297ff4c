import type { Point } from './distance.ts';

/**
 * Encodes a line in the "encoded polyline algorithm format" of map clients: differences in 1e-5 degrees, zigzag, five
 * bits per character. [(38.5,-120.2),(40.7,-120.95),(43.252,-126.453)] is "_p~iF~ps|U_ulLnnqC_mqNvxq`@".
 */
export function encodePolyline(points: Point[]): string {
  let text = '';
  let last = { latitude: 0, longitude: 0 };
  for (const point of points) {
    const next = { latitude: units(point.latitude), longitude: units(point.longitude) };
    text += encode(next.latitude - last.latitude) + encode(next.longitude - last.longitude);
    last = next;
  }
  return text;
}

function units(degrees: number): number {
  return Math.round(degrees * 1e5);
}

function encode(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/**
 * Decodes an encoded polyline of five decimals; some routers use six. An incomplete trailing point is dropped.
 */
export function decodePolyline(text: string, decimals: 5 | 6 = 5): Point[] {
  const unit = 10 ** decimals;
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of text) {
    const bits = letter.charCodeAt(0) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  const points: Point[] = [];
  let last = { latitude: 0, longitude: 0 };
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    last = {
      latitude: last.latitude + (numbers[index] ?? 0),
      longitude: last.longitude + (numbers[index + 1] ?? 0),
    };
    points.push({ latitude: last.latitude / unit, longitude: last.longitude / unit });
  }
  return points;
}
