import { useRef, useState } from 'react';

/** The prescription files, when the order needs them. */
export function usePrescription(needed: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const [files, onChange] = useState<File[]>([]);
  const [isReading, onReading] = useState(false);
  const [missing, setMissing] = useState(false);
  return {
    needed,
    /** The files to send with the order. */
    files: needed ? files : [],
    section: { files, onChange, onReading, missing, ref },
    /** Whether required files are missing or still being read; if so, shows the error and focuses the field. */
    isMissing(): boolean {
      if (!needed || (files.length > 0 && !isReading)) return false;
      setMissing(!isReading);
      ref.current?.focus();
      return true;
    },
  };
}
