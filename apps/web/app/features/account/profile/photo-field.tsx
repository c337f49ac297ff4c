import { useText } from '@errand/client/i18n.tsx';
import { FILE_START_BYTES, fileKind, PHOTO_TYPES } from '@errand/domain/media';
import { prepareFile } from '@errand/ui/files/add-files.ts';
import { Alert } from '@errand/ui/live/announced.tsx';
import { useObjectUrl } from '@errand/ui/pictures/use-object-url.ts';
import { Camera, CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import './personal-details.css';
import './photo-field.css';

const ACCEPT = ['.jpg', ...PHOTO_TYPES.flatMap((type) => [`.${type}`, `image/${type}`])].join(',');

const MESSAGES = {
  type: 'account.imageFormat',
  heic: 'ui.pictureHeic',
  broken: 'account.imageBroken',
} as const;
type Problem = keyof typeof MESSAGES;

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
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useObjectUrl(photo);
  const whole = useObjectUrl(chosen);
  const error = problem ? t(MESSAGES[problem]) : rejection;
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readPhoto(file);
    if (typeof read === 'string') return refuse(read);
    setProblem(null);
    setChosen(read);
  }
  function refuse(why: Problem): void {
    setProblem(why);
    input.current?.scrollIntoView({ block: 'center' });
    input.current?.focus({ preventScroll: true });
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
        ref={input}
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
          refuse('broken');
        }}
      />
    </div>
  );
}

/** The picture to crop: decoded, turned and shrunk, so that a photo of any size can be chosen. Or why it is refused. */
async function readPhoto(file: File): Promise<File | Problem> {
  const kind = fileKind(new Uint8Array(await file.slice(0, FILE_START_BYTES).arrayBuffer()));
  if (kind !== 'heic' && !PHOTO_TYPES.some((type) => type === kind)) return 'type';
  const prepared = await prepareFile(file);
  if (typeof prepared !== 'string') return prepared;
  return prepared === 'heic' ? 'heic' : 'broken';
}
