/** In pixels. */
export type Size = { width: number; height: number };

/** The size of a picture whose longer side is at most `longest`, with the same proportions. It is never enlarged. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const share = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * share));
  return { width: scaled(width), height: scaled(height) };
}
