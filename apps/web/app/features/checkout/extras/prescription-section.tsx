import { useText } from '@errand/client/i18n.tsx';
import type { RefObject } from 'react';
import { FilesSection } from '../components/files-section.tsx';

/** Where a refusal of the files by the server leads. */
export const PRESCRIPTION = 'prescription';

/** Uploads the prescription that some items require, or that is the order. The camera comes first on phones. */
export function PrescriptionSection(props: {
  /** Who reads it, and what makes it readable. */
  lead: string;
  files: File[];
  onChange: (files: File[]) => void;
  /** An attempt to order without a prescription failed. */
  missing: boolean;
  onReading: (isReading: boolean) => void;
  rejection: string | null;
  ref: RefObject<HTMLButtonElement | null>;
}) {
  const t = useText();
  return (
    <FilesSection
      {...props}
      id={PRESCRIPTION}
      camera
      title={t('checkout.prescription')}
      missingText={t('checkout.prescriptionMissing')}
    />
  );
}
