/** The natural size of a picture in pixels. */
export type Size = { width: number; height: number };
/** A square crop: zoom factor and center in the picture's pixels. */
export type Crop = { zoom: number; x: number; y: number };

export const MAX_ZOOM = 4;
/** The side of the uploaded photo in pixels; the server stores no larger one. */
export const PHOTO_SIDE = 640;

/** The largest centered square. */
export function wholeCrop({ width, height }: Size): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** The crop rectangle in the picture's pixels, always within the picture. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { x, y, zoom } = inside(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Clamps zoom and center so that the square lies within the picture. */
export function inside(size: Size, { zoom: wanted, x, y }: Crop): Crop {
  const zoom = within(wanted, 1, MAX_ZOOM);
  const half = Math.min(size.width, size.height) / zoom / 2;
  return { zoom, x: within(x, half, size.width - half), y: within(y, half, size.height - half) };
}

/** Moves the picture by shares of the frame's side; positive is right and down. */
export function dragged(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  return inside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
