import { useText } from '@errand/client/i18n.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { useObjectUrl } from '@errand/ui/pictures/use-object-url.ts';
import { FileText, Upload, X } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Section } from '../components/section.tsx';
import {
  FILE_PROBLEM_TEXTS,
  FILE_TYPES,
  type FileProblem,
  MAX_FILES,
  MAX_MEGABYTES,
  withFiles,
} from './prescription-files.ts';
import './prescription-section.css';

/** Uploads the prescription, images or PDFs, that some items require. */
export function PrescriptionSection(props: {
  files: File[];
  onChange: (files: File[]) => void;
  /** An attempt to order without a prescription failed. */
  missing: boolean;
  ref: Ref<HTMLButtonElement>;
}) {
  const t = useText();
  const { files, onChange, missing, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  function add(chosen: FileList | null): void {
    const next = withFiles(files, [...(chosen ?? [])]);
    setProblem(next.problem);
    onChange(next.files);
    // Lets the same file be chosen again after its removal.
    if (input.current) input.current.value = '';
  }

  const text =
    problem !== null
      ? t(FILE_PROBLEM_TEXTS[problem], { megabytes: MAX_MEGABYTES })
      : missing && files.length === 0
        ? t('checkout.prescriptionMissing')
        : null;
  return (
    <Section
      id="prescription"
      title={t('checkout.prescription')}
      aside={<span className="text-caption">{t('checkout.prescriptionNote', { most: MAX_FILES })}</span>}
    >
      <div className="prescription-files">
        {files.map((file) => (
          <Shown
            key={`${file.name} ${file.lastModified}`}
            file={file}
            onRemove={() => onChange(files.filter((one) => one !== file))}
          />
        ))}
        {files.length < MAX_FILES && (
          <button
            ref={ref}
            type="button"
            className="prescription-add"
            aria-describedby={text ? 'rx-note' : undefined}
            onClick={() => input.current?.click()}
          >
            <Upload className="icon" size={22} strokeWidth={1.75} aria-hidden="true" />
            {t('checkout.uploadPrescription')}
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
        onChange={(event) => add(event.target.files)}
      />
      {text && (
        <p className="note warn" id="rx-note" role="alert">
          {text}
        </p>
      )}
    </Section>
  );
}

function Shown({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useText();
  const url = useObjectUrl(file);
  const picture = file.type.startsWith('image/') ? url : null;
  return (
    <span className="prescription-file">
      {picture ? (
        <img src={picture} alt={file.name} />
      ) : (
        <span className="prescription-document">
          <FileText className="icon" size={26} strokeWidth={1.75} aria-hidden="true" />
          <bdi className="text-caption text-clip">{file.name}</bdi>
        </span>
      )}
      <button
        type="button"
        className="icon-button sm float"
        aria-label={t('checkout.removeFile', { name: isolateAny(file.name) })}
        onClick={onRemove}
      >
        <X size={18} strokeWidth={2} aria-hidden="true" />
      </button>
    </span>
  );
}
