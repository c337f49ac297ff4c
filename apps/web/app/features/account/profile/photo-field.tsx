import { useText } from '@errand/client/i18n.tsx';
import { checkPhoto, PHOTO_SIGNATURE_BYTES, PHOTO_TYPES } from '@errand/domain/media';
import { Alert } from '@errand/ui/live/announced.tsx';
import { useObjectUrl } from '@errand/ui/pictures/use-object-url.ts';
import { Camera, CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import './personal-details.css';
import './photo-field.css';

const ACCEPT = ['.jpg', ...PHOTO_TYPES.flatMap((type) => [`.${type}`, `image/${type}`])].join(',');

const MESSAGES = {
  image_type: 'account.imageFormat',
  image_large: 'account.imageLarge',
  image_broken: 'account.imageBroken',
} as const;

/** The account's picture: the stored one (`children`) or the newly cropped one, with a control to choose another. */
export function PhotoField(props: {
  photo: File | null;
  onChange: (photo: File | null) => void;
  /** The server's error for the picture. */
  rejection: string | undefined;
  children: ReactNode;
}) {
  const { photo, onChange, rejection, children } = props;
  const t = useText();
  const id = useId();
  const [problem, setProblem] = useState<keyof typeof MESSAGES | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useObjectUrl(photo);
  const whole = useObjectUrl(chosen);
  const error = problem ? t(MESSAGES[problem]) : rejection;
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const start = new Uint8Array(await file.slice(0, PHOTO_SIGNATURE_BYTES).arrayBuffer());
    const wrong = checkPhoto(start, file.size);
    setProblem(wrong);
    if (!wrong) setChosen(file);
  }
  return (
    <div className="photo-field personal-details-wide">
      <label htmlFor={id} className="photo-field-avatar">
        {preview ? <img src={preview} alt="" width={96} height={96} /> : children}
        <span className="photo-field-change">
          <Camera size={18} />
        </span>
        <span className="sr-only">{t('account.photo')}</span>
      </label>
      <input
        id={id}
        className="sr-only"
        type="file"
        accept={ACCEPT}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Lets the same file be chosen again.
          event.target.value = '';
        }}
      />
      <div>
        <b className="text-label" aria-hidden="true">
          {t('account.photo')}
        </b>
        {error ? (
          <Alert className="field-error" id={`${id}-note`}>
            <CircleAlert size={16} />
            {error}
          </Alert>
        ) : (
          <p className="field-help" id={`${id}-note`}>
            {t(photo ? 'account.photoChosen' : 'account.photoHelp')}
          </p>
        )}
      </div>
      <CropDialog
        src={whole}
        onClose={() => setChosen(null)}
        onCut={(cut) => {
          setChosen(null);
          onChange(cut);
        }}
        onBroken={() => {
          setChosen(null);
          setProblem('image_broken');
        }}
      />
    </div>
  );
}
