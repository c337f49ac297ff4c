import { useText } from '@errand/client/i18n.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import './step-head.css';

type Art = 'key' | 'locked' | 'bell' | 'open-mailbox-with-raised-flag';

/** The head of a step: back button, picture where there is room, title and text. */
export function StepHead(props: {
  title: string;
  text?: ReactNode;
  art?: Art;
  onBack?: (() => void) | undefined;
}) {
  const { title, text, art, onBack } = props;
  const t = useText();
  return (
    <>
      {onBack && (
        <button type="button" className="text-link step-head-back" onClick={onBack}>
          <ArrowLeft className="icon mirror-rtl" size={20} />
          {t('auth.goBack')}
        </button>
      )}
      {art && (
        <span className="step-head-picture" aria-hidden="true">
          <StaticPicture name={art} width={92} eager />
        </span>
      )}
      <div className={art && 'step-head-text'}>
        <h2 className="text-h2 step-head-title">{title}</h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
    </>
  );
}
