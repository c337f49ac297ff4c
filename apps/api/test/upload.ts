import sharp from 'sharp';

/** A form as browsers send it. `undefined` is omitted, and a list of buffers becomes several files of one field. */
export function formOf(fields: Record<string, string | number | Buffer[] | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (!Array.isArray(value)) form.set(name, String(value));
    else for (const bytes of value) form.append(name, new Blob([new Uint8Array(bytes)]), 'picture.png');
  }
  return form;
}

/** A small picture of one color; each number is a different picture. */
export function pictureOf(red: number): Promise<Buffer> {
  const background = { r: red, g: 90, b: 60 };
  return sharp({ create: { width: 24, height: 18, channels: 3, background } })
    .png()
    .toBuffer();
}
