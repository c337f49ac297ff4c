import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Crop, dragged, inside, MAX_ZOOM, PHOTO_SIDE, type Size, squareOf, wholeCrop } from './crop.ts';
import './crop-dialog.css';

/** The step of an arrow key, as a share of the frame. */
const STEP = 0.05;
const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Props = {
  onClose: () => void;
  onCut: (photo: File) => void;
  /** Called when the browser cannot decode the file. */
  onBroken: () => void;
};

/** A dialog that crops a picture to a square; closed while `src` is null. */
export function CropDialog({ src, ...props }: Props & { src: string | null }) {
  const t = useText();
  return (
    <Dialog
      open={src !== null}
      onClose={props.onClose}
      title={t('account.cropTitle')}
      className="crop-dialog"
    >
      {src && <CropForm src={src} {...props} />}
    </Dialog>
  );
}

/** Drag, arrow keys and a zoom slider move the picture under a fixed frame. */
function CropForm({ src, onClose, onCut, onBroken }: Props & { src: string }) {
  const t = useText();
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });
  const from = useRef<{ x: number; y: number } | null>(null);

  function loaded(): void {
    const shown = picture.current;
    if (!shown?.naturalWidth) return onBroken();
    const whole = { width: shown.naturalWidth, height: shown.naturalHeight };
    setSize(whole);
    setCrop(wholeCrop(whole));
  }
  function drag(event: PointerEvent): void {
    if (!from.current || !size) return;
    const side = event.currentTarget.clientWidth;
    const right = (event.clientX - from.current.x) / side;
    const down = (event.clientY - from.current.y) / side;
    from.current = { x: event.clientX, y: event.clientY };
    setCrop((before) => dragged(size, before, right, down));
  }
  function press(event: KeyboardEvent): void {
    const move = ARROWS[event.key];
    if (!move || !size) return;
    event.preventDefault();
    setCrop((before) => dragged(size, before, ...move));
  }
  async function cut(): Promise<void> {
    const photo = picture.current && (await cropPhoto(picture.current, crop));
    if (photo) onCut(photo);
    else onBroken();
  }
  const square = size && squareOf(size, crop);
  const share = (pixels: number) => `${(pixels / (square?.side ?? 1)) * 100}%`;
  return (
    <>
      <p className="text-muted">{t('account.cropText')}</p>
      <button
        type="button"
        className="crop-dialog-stage"
        dir="ltr"
        aria-label={t('account.cropStage')}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <img
          ref={picture}
          src={src}
          alt=""
          draggable={false}
          onLoad={loaded}
          onError={onBroken}
          style={
            size && square
              ? {
                  width: share(size.width),
                  height: share(size.height),
                  insetInlineStart: share(-square.left),
                  insetBlockStart: share(-square.top),
                }
              : { opacity: 0 }
          }
        />
        <span className="crop-dialog-ring" aria-hidden="true" />
      </button>
      <label className="crop-dialog-zoom">
        <Minus className="icon" size={18} />
        <span className="sr-only">{t('account.cropZoom')}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.02}
          value={crop.zoom}
          disabled={!size}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            if (size) setCrop((before) => inside(size, { ...before, zoom }));
          }}
        />
        <Plus className="icon" size={18} />
      </label>
      <div className="confirm-dialog-buttons">
        <Button variant="quiet" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button disabled={!size} onClick={() => void cut()}>
          {t('account.cropUse')}
        </Button>
      </div>
    </>
  );
}

const QUALITY = 0.92;

/** Crops a loaded picture to the chosen square, as a JPEG on white; null when the browser cannot encode it. */
function cropPhoto(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
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
