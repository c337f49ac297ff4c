/** A color by lightness (0 to 1), chroma (0 to about 0.4) and hue in radians, which change independently for the eye. */
export type Oklch = { l: number; c: number; h: number };
type Triple = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function oklchOf(color: string): Oklch {
  const [r, g, b] = linearOf(color);
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/** The nearest color of less chroma that screens can show, as `#rrggbb`. */
export function hexOf({ l, c, h }: Oklch): string {
  let [least, most] = [0, c];
  if (isShown(rgbOf({ l, c, h }))) least = c;
  else
    for (let step = 0; step < 20; step += 1) {
      const middle = (least + most) / 2;
      if (isShown(rgbOf({ l, c: middle, h }))) least = middle;
      else most = middle;
    }
  return `#${rgbOf({ l, c: least, h }).map(byteOf).join('')}`;
}

/** The relative luminance of WCAG, 0 to 1. */
export function luminanceOf(color: string): number {
  const [r, g, b] = linearOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearOf(color: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function rgbOf({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** Rounding puts a color of the edge slightly outside. */
const EDGE = 1e-4;

function isShown(rgb: Triple): boolean {
  return rgb.every((value) => value >= -EDGE && value <= 1 + EDGE);
}

function byteOf(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
