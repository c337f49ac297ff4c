import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';

const WAIT = { intervals: [100, 250], timeout: 60_000 };

test('a photo of a phone is turned upright and shrunk when it is chosen', async ({ tab, request }) => {
  await start(tab, request, { at: '/profile', customer: true });
  await tab.see('heading', 'Edit Personal Details');
  await tab.read(choosePhoto);
  await tab.see('dialog', 'Cut your photo');
  // 4000 × 3000 pixels, red at the left; its metadata turns it clockwise.
  await expect.poll(() => tab.read(shownPhoto), WAIT).toEqual({ width: 1500, height: 2000, isTopRed: true });
});

/** Chooses a photo in the page, because only the engine itself can make one in its own format. */
function choosePhoto(): void {
  const canvas = document.createElement('canvas');
  canvas.width = 4000;
  canvas.height = 3000;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const pixels = pen.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const isLeft = (at / 4) % canvas.width < canvas.width / 2;
    pixels.data[at + (isLeft ? 0 : 2)] = 200;
    pixels.data[at + 1] = Math.random() * 120;
    pixels.data[at + 3] = 255;
  }
  pen.putImageData(pixels, 0, 0);
  canvas.toBlob(
    (blob) => {
      // Exif with the orientation 6, after the start of the image.
      const exif =
        'ffe1 0022 457869660000 4d4d002a 00000008 0001 0112 0003 00000001 0006 0000 00000000'.replaceAll(
          ' ',
          '',
        );
      const bytes = exif.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
      if (!blob) throw new Error('no photo');
      const parts = [blob.slice(0, 2), new Uint8Array(bytes), blob.slice(2)];
      const chosen = new DataTransfer();
      chosen.items.add(new File(parts, 'photo.jpg', { type: 'image/jpeg' }));
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('no field');
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    'image/jpeg',
    0.95,
  );
}

/** The photo in the dialog, and whether its upper half is red; null until it has loaded. */
function shownPhoto(): { width: number; height: number; isTopRed: boolean } | null {
  const image = document.querySelector<HTMLImageElement>('.crop-dialog-stage img');
  if (!image?.complete || image.naturalWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 20;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0, 20, 20);
  const [red = 0, , blue = 0] = pen?.getImageData(10, 4, 1, 1).data ?? [];
  return { width: image.naturalWidth, height: image.naturalHeight, isTopRed: red > blue };
}
