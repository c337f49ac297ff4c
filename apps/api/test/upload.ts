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

/** The start of an MP4 file, and bytes without meaning up to a size. */
export function videoOf(bytes: number): Buffer {
  const start = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, 7)]);
}

/** A small picture of one color; each number is a different picture. */
export function pictureOf(red: number): Promise<Buffer> {
  const background = { r: red, g: 90, b: 60 };
  return sharp({ create: { width: 24, height: 18, channels: 3, background } })
    .png()
    .toBuffer();
}
