/** A picture's size in its own pixels. */
export type Size = { width: number; height: number };
/** Which square of a picture is kept: how close, and its middle in the picture's pixels. */
export type Crop = { zoom: number; x: number; y: number };

export const MAX_ZOOM = 4;
/** The side of the photo that is sent; the server keeps no larger one. */
export const PHOTO_SIDE = 640;

/** The largest square from the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** The square in the picture's pixels; never beyond its edges. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { x, y, zoom } = inside(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Brings zoom and middle back to where the square lies within the picture. */
export function inside(size: Size, { zoom: wanted, x, y }: Crop): Crop {
  const zoom = within(wanted, 1, MAX_ZOOM);
  const half = Math.min(size.width, size.height) / zoom / 2;
  return { zoom, x: within(x, half, size.width - half), y: within(y, half, size.height - half) };
}

/** The picture dragged by shares of the frame's side: to the right is positive, and shows more of its left. */
export function dragged(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  return inside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
