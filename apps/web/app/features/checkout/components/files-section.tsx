import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { announce } from '@errand/ui/live/announce.ts';
import { Note } from '@errand/ui/note.tsx';
import { useObjectUrl } from '@errand/ui/pictures/use-object-url.ts';
import { FileText, Upload, X } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Section } from './section.tsx';
import './files-section.css';

/** Uploads images or PDFs that an order requires. */
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
  /** An attempt to order without them failed. */
  missing: boolean;
  ref: Ref<HTMLButtonElement>;
}) {
  const t = useText();
  const { id, title, lead, missingText, files, onChange, missing, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  const textOf = (code: FileProblem) => t(FILE_PROBLEM_TEXTS[code], { megabytes: MAX_MEGABYTES });

  function add(chosen: FileList | null): void {
    const next = withFiles(files, [...(chosen ?? [])]);
    setProblem(next.problem);
    if (next.problem) announce(textOf(next.problem), { assertive: true });
    onChange(next.files);
    // Lets the same file be chosen again after its removal.
    if (input.current) input.current.value = '';
  }

  const note = `${id}-note`;
  const text = problem !== null ? textOf(problem) : missing && files.length === 0 ? missingText : null;
  return (
    <Section
      id={id}
      title={title}
      aside={<span className="text-caption">{t('checkout.prescriptionNote', { most: MAX_FILES })}</span>}
    >
      {lead && <p className="text-muted">{lead}</p>}
      <div className="files-section-list">
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
            className="files-section-add"
            aria-describedby={text ? note : undefined}
            onClick={() => input.current?.click()}
          >
            <Upload className="icon" size={22} />
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

/** The server's limits; the server also checks the content of each file. */
const MAX_FILES = 3;
const MAX_MEGABYTES = 5;
const FILE_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

type FileProblem = 'tooMany' | 'tooLarge' | 'wrongType';

/** The text of each problem; that of too many files is the one of every upload [CONST-11]. */
export const FILE_PROBLEM_TEXTS = {
  tooMany: 'ui.imagesMost',
  tooLarge: 'checkout.file.tooLarge',
  wrongType: 'checkout.file.wrongType',
} as const satisfies Record<FileProblem, TextKey>;

/** Adds the chosen files without duplicates. `problem` is the first reason why a file was rejected. */
export function withFiles(present: File[], chosen: File[]): { files: File[]; problem: FileProblem | null } {
  let problem: FileProblem | null = null;
  const files = [...present];
  for (const file of chosen) {
    if (files.some((known) => isSame(known, file))) continue;
    if (!FILE_TYPES.split(',').includes(file.type)) problem ??= 'wrongType';
    else if (file.size > MAX_MEGABYTES * 1024 * 1024) problem ??= 'tooLarge';
    else if (files.length >= MAX_FILES) problem = 'tooMany';
    else files.push(file);
  }
  return { files, problem };
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
