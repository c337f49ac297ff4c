import { useText } from '@errand/client/i18n.tsx';
import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { useFileChoice } from '../files/use-file-choice.ts';
import { useObjectUrl } from '../pictures/use-object-url.ts';
import { IconButton } from './button.tsx';
import './picture-field.css';

const TYPES = 'image/jpeg,image/png,image/webp';

/**
 * Chooses pictures from the device and shows previews. The files are prepared: turned, shrunk and readable by the server.
 * `most` is the maximum number. `error` is that of the form or the server; a refused file is explained by the field itself.
 */
export function PictureField(props: {
  label: string;
  help?: string | undefined;
  optional?: boolean | undefined;
  error?: string | null | undefined;
  files: File[];
  most?: number | undefined;
  onChange: (files: File[]) => void;
}) {
  const { label, help, optional, files, most = 1, onChange } = props;
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { problem, isReading, choose, remove } = useFileChoice({ files, most, control: input, onChange });
  const error = problem ?? props.error;
  const note = error ?? help;
  const isFull = files.length >= most;
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
            onRemove={() => remove(file)}
          />
        ))}
        {!isFull && (
          <label className={cx('picture-field-add', error && 'bad')}>
            <input
              ref={input}
              type="file"
              className="sr-only"
              accept={TYPES}
              multiple={most > 1}
              aria-labelledby={`${id}-label`}
              aria-invalid={error ? true : undefined}
              aria-describedby={note ? `${id}-note` : undefined}
              onClick={(event) => isReading && event.preventDefault()}
              onChange={(event) => {
                void choose([...(event.target.files ?? [])]);
                // Lets the same file be chosen again after its removal.
                event.target.value = '';
              }}
            />
            {isReading ? <i className="spinner" /> : <ImagePlus size={24} />}
            <span aria-hidden="true">{t(isReading ? 'ui.readingPicture' : 'ui.choosePicture')}</span>
          </label>
        )}
      </div>
      {note && (
        <span
          className={error ? 'field-error' : 'field-help'}
          id={`${id}-note`}
          // Without the input, the note itself leads to the rejected field.
          {...(error && isFull && { tabIndex: -1, 'data-invalid': true })}
        >
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
