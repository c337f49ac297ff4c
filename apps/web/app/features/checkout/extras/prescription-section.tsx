import { useText } from '@errand/client/i18n.tsx';
import type { Ref } from 'react';
import { FilesSection } from '../components/files-section.tsx';

/** Uploads the prescription that some items require. */
export function PrescriptionSection(props: {
  files: File[];
  onChange: (files: File[]) => void;
  /** An attempt to order without a prescription failed. */
  missing: boolean;
  ref: Ref<HTMLButtonElement>;
}) {
  const t = useText();
  return (
    <FilesSection
      {...props}
      id="prescription"
      title={t('checkout.prescription')}
      missingText={t('checkout.prescriptionMissing')}
    />
  );
}
