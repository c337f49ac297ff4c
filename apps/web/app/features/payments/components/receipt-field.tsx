import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';

/** The picture of a receipt: the one sent before with a button to remove it, or a button to choose one. */
export function ReceiptField(props: {
  sent: string | null;
  file: File | null;
  onChange: (file: File | null) => void;
  onRemoveSent: () => void;
}) {
  const { sent, file, onChange, onRemoveSent } = props;
  const t = useText();
  const [problem, setProblem] = useState<ReturnType<typeof receiptProblem>>(null);
  if (sent !== null && file === null)
    return (
      <div className="field">
        <span className="field-label">
          {t('payments.receipt')} <em>{t('ui.optional')}</em>
        </span>
        <span className="picture-field-picture">
          <a href={sent} target="_blank" rel="noreferrer">
            <img src={sent} alt={t('payments.receiptSent')} />
          </a>
          <IconButton look="float" small label={t('ui.removePicture')} onClick={onRemoveSent}>
            <X className="icon-bold" size={18} />
          </IconButton>
        </span>
      </div>
    );

  function choose([first]: File[]): void {
    const chosen = first ?? null;
    const found = chosen && receiptProblem(chosen);
    setProblem(found);
    onChange(found === null ? chosen : null);
  }

  return (
    <PictureField
      label={t('payments.receipt')}
      help={t('payments.receiptHelp', { megabytes: RECEIPT_MEGABYTES })}
      optional
      error={problem && t(problem, { megabytes: RECEIPT_MEGABYTES })}
      files={file ? [file] : []}
      onChange={choose}
    />
  );
}

const RECEIPT_MEGABYTES = 5;
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Why a file cannot be sent as a receipt; null when it can. The server also checks its content. */
export function receiptProblem({ type, size }: Pick<File, 'type' | 'size'>): TextKey | null {
  if (!TYPES.has(type)) return 'payments.receiptType';
  return size > RECEIPT_MEGABYTES * 1024 * 1024 ? 'payments.receiptLarge' : null;
}
