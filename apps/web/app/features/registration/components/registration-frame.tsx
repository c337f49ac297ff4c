import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { ArrowRight, Check, CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { useSteps } from '../use-steps.ts';
import './registration-frame.css';

type Props = {
  title: string;
  lead: string;
  picture: string;
  /** Mirrored in right-to-left pages. */
  moving?: boolean;
  tint: string;
  /** The benefits listed beside the form. */
  promises: string[];
  steps: string[];
  /** `email` receives the decision. */
  form: Pick<
    ReturnType<typeof useSteps<{ email: string }>>,
    'values' | 'step' | 'busy' | 'done' | 'note' | 'next' | 'back'
  >;
  /** An application that was sent before this page was opened, and what follows one that was sent. */
  sent?: { email: string; next: ReactNode } | null;
  /** Rendered before the form, because it contains a form of its own. */
  before?: ReactNode;
  children: ReactNode;
};

/** A registration page: steps, picture, and a confirmation once it is sent. */
export function RegistrationFrame(props: Props) {
  const { title, lead, picture, moving, tint, promises, form, sent } = props;
  return (
    <div className="page-width registration">
      <div className="registration-main" data-form>
        {form.done || sent ? (
          <Done email={sent?.email ?? form.values.email.trim()}>{sent?.next}</Done>
        ) : (
          <>
            <h1 className="text-h1">{title}</h1>
            <p className="text-lead">{lead}</p>
            <Step {...props} />
          </>
        )}
      </div>
      <aside className="registration-picture" data-tint={tint}>
        <StaticPicture
          name={picture}
          width={220}
          eager
          className={moving ? 'picture-icon mirrored' : undefined}
        />
        <ul>
          {promises.map((promise) => (
            <li key={promise}>
              <Check className="icon-bold" size={20} />
              {promise}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

function Step({ steps, form, before, children }: Props) {
  const t = useText();
  const { step, busy, note } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const last = step === steps.length - 1;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.next();
  }

  return (
    <>
      <StepLine steps={steps} step={step} />
      <h2 className="text-h2 registration-step" ref={heading} tabIndex={-1}>
        {steps[step]}
      </h2>
      {before}
      <form className="registration-form" noValidate onSubmit={submit}>
        {children}
        {note && <Note live="alert" tone="warn" icon={CircleAlert} text={note} />}
        <div className="registration-buttons">
          {step > 0 && (
            <Button variant="quiet" size="lg" onClick={form.back} disabled={busy}>
              {t('ui.back')}
            </Button>
          )}
          <Button type="submit" size="lg" loading={busy}>
            {t(last ? 'registration.send' : 'registration.continue')}
            {!last && <ArrowRight className="mirror-rtl" size={20} />}
          </Button>
        </div>
      </form>
    </>
  );
}

function Done({ email, children }: { email: string; children: ReactNode }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="registration-done">
      <StaticPicture name="open-mailbox-with-raised-flag" width={120} eager />
      <h1 className="text-h1" ref={heading} tabIndex={-1}>
        {t('registration.doneTitle')}
      </h1>
      <p className="text-lead">{t('registration.doneText', { email: isolate(email) })}</p>
      {children}
      <div className="registration-buttons">
        <ButtonLink to="/home" variant="soft" size="lg">
          {t('registration.toHome')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The progress of the registration, one stop per step. */
function StepLine({ steps, step }: { steps: string[]; step: number }) {
  const t = useText();
  return (
    <div className="step-line">
      <p className="text-meta">{t('registration.step', { step: step + 1, steps: steps.length })}</p>
      <ol aria-hidden="true">
        {steps.map((name, at) => (
          <li key={name} className={cx(at < step && 'past', at === step && 'now')} />
        ))}
      </ol>
    </div>
  );
}
