import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import './zoom-picture.css';

const STEPS = [100, 200, 300] as const;

/** A picture that opens in a dialog, where it can be enlarged and scrolled. */
export function ZoomPicture({ url, alt }: { url: string; alt: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const percent = STEPS[step] ?? 100;
  return (
    <>
      <button
        type="button"
        className="zoom-picture"
        aria-label={t('shell.enlarge', { name: alt })}
        onClick={() => {
          setStep(0);
          setOpen(true);
        }}
      >
        <img src={url} alt={alt} />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={alt}
        className="zoom-picture-dialog"
        footer={
          <div className="form-buttons">
            <Button variant="quiet" disabled={step === 0} onClick={() => setStep(step - 1)}>
              <ZoomOut size={18} />
              {t('shell.zoomOut')}
            </Button>
            <Button variant="quiet" disabled={step === STEPS.length - 1} onClick={() => setStep(step + 1)}>
              <ZoomIn size={18} />
              {t('shell.zoomIn')}
            </Button>
          </div>
        }
      >
        <div className="zoom-picture-view">
          {/* Focusable, so that the arrow keys scroll the picture. */}
          <button
            type="button"
            style={{ inlineSize: `${percent}%` }}
            onClick={() => setStep(step === 0 ? 1 : 0)}
          >
            <img src={url} alt={alt} />
          </button>
        </div>
      </Dialog>
    </>
  );
}
