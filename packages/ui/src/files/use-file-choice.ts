import { type Translate, useText } from '@errand/client/i18n.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '../live/announce.ts';
import { addFiles, type FileProblem, MAX_MEGABYTES } from './add-files.ts';

/** The sentence of a refused file. */
export function fileProblemText(problem: FileProblem, documents: boolean, t: Translate): string {
  switch (problem) {
    case 'tooMany':
      return t('ui.imagesMost');
    case 'tooLarge':
      return t('ui.fileTooLarge', { megabytes: MAX_MEGABYTES });
    case 'wrongType':
      return t(documents ? 'ui.documentType' : 'ui.pictureType');
    case 'heic':
      return t('ui.pictureHeic');
    case 'unreadable':
      return t('ui.pictureUnreadable');
  }
}

/**
 * The choice of files of a field: prepares them (`addFiles`) and says at the field why one was refused. `control` is the
 * element that opens the choice; it is shown and focused after a refusal. A form that is sent while files are still read
 * waits for them.
 */
export function useFileChoice(options: {
  files: File[];
  most: number;
  documents?: boolean;
  control: RefObject<HTMLElement | null>;
  onChange: (files: File[]) => void;
}) {
  const { files, most, documents = false, control, onChange } = options;
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  useHeldForm(control, isReading);

  async function choose(chosen: Iterable<File>): Promise<void> {
    setReading(true);
    const added = await addFiles(files, [...chosen], { most, documents });
    setReading(false);
    const text = added.problem && fileProblemText(added.problem, documents, t);
    setProblem(text);
    if (added.files.length > files.length) onChange(added.files);
    if (text === null) return;
    announce(text, { assertive: true });
    control.current?.scrollIntoView({ block: 'nearest' });
    control.current?.focus({ preventScroll: true });
  }

  function remove(file: File): void {
    setProblem(null);
    onChange(files.filter((other) => other !== file));
  }

  return { problem, isReading, choose, remove };
}

/** Holds back the submit of the form around `control` while `isHeld`, and sends it afterwards. */
function useHeldForm(control: RefObject<HTMLElement | null>, isHeld: boolean): void {
  const wanted = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null } | null>(null);
  useEffect(() => {
    const form = control.current?.closest('form');
    if (!isHeld || !form) return;
    function hold(event: SubmitEvent): void {
      event.preventDefault();
      event.stopImmediatePropagation();
      wanted.current = { form: event.currentTarget as HTMLFormElement, submitter: event.submitter };
    }
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [isHeld, control]);
  useEffect(() => {
    const held = wanted.current;
    if (isHeld || !held) return;
    wanted.current = null;
    held.form.requestSubmit(held.submitter);
  }, [isHeld]);
}
