import { useText } from '@errand/client/i18n.tsx';
import { MAX_IMAGES } from '@errand/domain/media';
import { useFileChoice } from '@errand/ui/files/use-file-choice.ts';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useObjectUrl } from '@errand/ui/pictures/use-object-url.ts';
import { Camera, FileText, Upload, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Section } from './section.tsx';
import './files-section.css';

const FILE_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

/** Uploads images or PDFs that an order requires. Pictures are prepared when they are chosen. */
export function FilesSection(props: {
  /** The target id of links from a problem to this section. */
  id: string;
  title: string;
  /** Why they are needed. */
  lead?: string;
  /** The text of an attempt without them. */
  missingText: string;
  files: File[];
  onChange: (files: File[]) => void;
  /** Called with true while chosen files are read, and with false afterwards. */
  onReading: (isReading: boolean) => void;
  /** An attempt to order without them failed. */
  missing: boolean;
  /** The server's text when it refused the files; null otherwise. */
  rejection: string | null;
  /** Offers the camera of a phone before its files. */
  camera?: boolean;
  ref: RefObject<HTMLButtonElement | null>;
}) {
  const t = useText();
  const { id, title, lead, missingText, files, onChange, onReading, missing, rejection, ref } = props;
  const { camera = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const choice = useFileChoice({ files, most: MAX_IMAGES, documents: true, control: ref, onChange });
  const { isReading } = choice;
  useEffect(() => onReading(isReading), [onReading, isReading]);

  const note = `${id}-note`;
  const refusal = useCurrent(rejection, files);
  const text = choice.problem ?? refusal ?? (missing && files.length === 0 ? missingText : null);
  return (
    <Section
      id={id}
      title={title}
      aside={<span className="text-caption">{t('checkout.prescriptionNote', { most: MAX_IMAGES })}</span>}
    >
      {lead && <p className="text-muted">{lead}</p>}
      <div className="files-section-list">
        {files.map((file) => (
          <Shown key={`${file.name} ${file.lastModified}`} file={file} onRemove={() => choice.remove(file)} />
        ))}
        {camera && files.length < MAX_IMAGES && (
          <button
            type="button"
            className="files-section-add files-section-camera"
            aria-describedby={text ? note : undefined}
            onClick={() => !isReading && photo.current?.click()}
          >
            <Camera className="icon" size={22} />
            {t('checkout.rx.takePhoto')}
          </button>
        )}
        {files.length < MAX_IMAGES && (
          <button
            ref={ref}
            type="button"
            className="files-section-add"
            aria-busy={isReading || undefined}
            aria-describedby={text ? note : undefined}
            onClick={() => !isReading && input.current?.click()}
          >
            {isReading ? <i className="spinner" aria-hidden="true" /> : <Upload className="icon" size={22} />}
            {t(isReading ? 'ui.readingPicture' : 'checkout.uploadPrescription')}
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        accept={FILE_TYPES}
        multiple
        onChange={(event) => {
          void choice.choose([...(event.target.files ?? [])]);
          // Lets the same file be chosen again after its removal.
          event.target.value = '';
        }}
      />
      {camera && (
        <input
          ref={photo}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            void choice.choose([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      )}
      {text && <Note tone="warn" text={text} id={note} />}
    </Section>
  );
}

function Shown({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useText();
  const url = useObjectUrl(file);
  const picture = file.type.startsWith('image/') ? url : null;
  return (
    <span className="files-section-file">
      {picture ? (
        <img src={picture} alt={file.name} />
      ) : (
        <span className="files-section-document">
          <FileText className="icon" size={26} />
          <bdi className="text-caption text-clip">{file.name}</bdi>
        </span>
      )}
      <button
        type="button"
        className="icon-button sm float"
        aria-label={t('checkout.removeFile', { name: isolateAny(file.name) })}
        onClick={onRemove}
      >
        <X className="icon-bold" size={18} />
      </button>
    </span>
  );
}

/** The server's refusal until the files have changed, which it was about. */
function useCurrent(rejection: string | null, files: File[]): string | null {
  const [answer, setAnswer] = useState({ rejection, files });
  if (answer.rejection !== rejection) setAnswer({ rejection, files });
  return answer.rejection === rejection && answer.files !== files ? null : rejection;
}
