import { useText } from '@errand/client/i18n.tsx';
import { addImages } from '@errand/domain/media';
import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { useObjectUrl } from '../pictures/use-object-url.ts';
import { toastError } from '../toast.tsx';
import { IconButton } from './button.tsx';
import './picture-field.css';

const TYPES = 'image/jpeg,image/png,image/webp';

/** Chooses pictures from the device and shows previews. `most` is the maximum number. */
export function PictureField(props: {
  label: string;
  help?: string | undefined;
  optional?: boolean | undefined;
  error?: string | null | undefined;
  files: File[];
  most?: number | undefined;
  onChange: (files: File[]) => void;
}) {
  const { label, help, optional, error, files, most = 1, onChange } = props;
  const t = useText();
  const id = useId();
  const note = error ?? help;
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label} {optional && <em>{t('ui.optional')}</em>}
      </span>
      <div className="picture-field-list">
        {files.map((file) => (
          <Preview
            key={`${file.name}${file.size}${file.lastModified}`}
            file={file}
            onRemove={() => onChange(files.filter((other) => other !== file))}
          />
        ))}
        {files.length < most && (
          <label className={cx('picture-field-add', error && 'bad')}>
            <input
              type="file"
              className="sr-only"
              accept={TYPES}
              multiple={most > 1}
              aria-labelledby={`${id}-label`}
              aria-invalid={error ? true : undefined}
              aria-describedby={note ? `${id}-note` : undefined}
              onChange={(event) => {
                const added = addImages(files, [...(event.target.files ?? [])], most);
                if (added.tooMany) toastError(t('ui.imagesMost'), { id: 'images' });
                onChange(added.images);
                event.target.value = '';
              }}
            />
            <ImagePlus size={24} />
            <span aria-hidden="true">{t('ui.choosePicture')}</span>
          </label>
        )}
      </div>
      {note && (
        <span className={error ? 'field-error' : 'field-help'} id={`${id}-note`}>
          {error && <CircleAlert size={16} />}
          {note}
        </span>
      )}
    </div>
  );
}

function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useText();
  const url = useObjectUrl(file);
  return (
    <span className="picture-field-picture">
      {url && <img src={url} alt={file.name} />}
      <IconButton look="float" small label={t('ui.removePicture')} onClick={onRemove}>
        <X className="icon-bold" size={18} />
      </IconButton>
    </span>
  );
}
