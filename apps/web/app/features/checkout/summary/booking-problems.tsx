import { useText } from '@errand/client/i18n.tsx';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { Note } from '@errand/ui/note.tsx';
import type { ReactNode } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import './summary.css';

/** What rejects a parcel or trip as a whole, and its coupon, beside its charges. */
export function BookingProblems(props: {
  coupon: { id: string; problem: string | undefined; onRemove: () => void };
  problem: { code: string; message: string } | undefined;
  /** Leads out of the problem. */
  children?: ReactNode;
}) {
  const t = useText();
  const auth = useOverlay('auth');
  const { coupon, problem, children } = props;
  return (
    <>
      {coupon.problem !== undefined && (
        <div className="booking-problems-coupon" id={coupon.id} tabIndex={-1}>
          <FieldProblem text={coupon.problem} />
          <button type="button" className="text-link underlined" onClick={coupon.onRemove}>
            {t('checkout.withoutCoupon')}
          </button>
        </div>
      )}
      {problem && (
        <Note live="alert" tone="warn" text={problem.message}>
          {problem.code === 'guest_checkout_off' && (
            <button type="button" className="button ink sm" onClick={() => auth.show('sign-in')}>
              {t('auth.signIn')}
            </button>
          )}
          {children}
        </Note>
      )}
    </>
  );
}
