import { type Crop, PHOTO_SIDE, squareOf } from './crop.ts';

const QUALITY = 0.92;

/** Crops a loaded picture to the chosen square, as a JPEG on white; null when the browser cannot encode it. */
export function cropPhoto(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, side } = squareOf(size, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(PHOTO_SIDE, Math.round(side)));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'photo.jpg', { type: blob.type })),
      'image/jpeg',
      QUALITY,
    );
  });
}
