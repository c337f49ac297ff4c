import { useRef, useState } from 'react';

/** The files of a prescription, where the order needs one. */
export function usePrescription(needed: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const [files, onChange] = useState<File[]>([]);
  const [missing, sayMissing] = useState(false);
  return {
    needed,
    /** What goes along with the order. */
    files: needed ? files : [],
    section: { files, onChange, missing, ref },
    /** Whether the order has to wait for them; the page then says so and leads to where they are chosen. */
    isMissing(): boolean {
      if (!needed || files.length > 0) return false;
      sayMissing(true);
      ref.current?.focus();
      return true;
    },
  };
}
