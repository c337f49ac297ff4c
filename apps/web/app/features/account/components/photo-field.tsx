import { Camera, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useText } from '#platform/i18n/index.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/gif'];
const MOST_BYTES = 2 * 1024 * 1024;

/** The account's picture: the stored one (`children`) or the one just chosen, and the way to choose another. */
export function PhotoField(props: {
  photo: File | null;
  onChange: (photo: File | null) => void;
  /** What the server had against it. */
  refusal: string | undefined;
  children: ReactNode;
}) {
  const { photo, onChange, refusal, children } = props;
  const t = useText();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreview(photo);
  const error = problem ?? refusal;
  function choose(file: File | undefined) {
    if (!file) return;
    if (!TYPES.includes(file.type)) return setProblem(t('account.imageFormat'));
    if (file.size > MOST_BYTES) return setProblem(t('account.imageLarge'));
    setProblem(null);
    onChange(file);
  }
  return (
    <div className="photo-field acform-wide">
      <label htmlFor={id} className="photo-face">
        {preview ? <img src={preview} alt="" width={96} height={96} /> : children}
        <span className="photo-change">
          <Camera size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="sr-only">{t('account.photo')}</span>
      </label>
      <input
        id={id}
        className="sr-only"
        type="file"
        accept=".jpg,.jpeg,.png,.gif,image/jpeg,image/png,image/gif"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <div>
        <b className="label" aria-hidden="true">
          {t('account.photo')}
        </b>
        {error ? (
          <p className="err" id={`${id}-note`} role="alert">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {error}
          </p>
        ) : (
          <p className="help" id={`${id}-note`}>
            {t('account.photoHelp')}
          </p>
        )}
      </div>
    </div>
  );
}

/** An address under which the page can show a file that only lies on this device. */
function usePreview(photo: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!photo) return setUrl(null);
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
}
