import { fieldsOf } from '@errand/client/stored-fields.ts';
import type { AuthView } from '@errand/domain/auth';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { goBack, OVERLAY_STEP, stepsOf } from '#platform/overlay.ts';

/**
 * One history entry per step of the dialog, so that the browser's Back and Forward lead from step to step. The entry form
 * has that of the dialog itself. Returns a function that goes back to it, for the end of the flow.
 */
export function useStepHistory(view: AuthView, restore: (view: AuthView) => void): () => Promise<void> {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = useRef(view);
  const visited = useRef(new Set<AuthView>());
  const last = useRef<AuthView>(null);
  const isLeaving = useRef(false);
  const steps = stepsOf(location.state);

  const sync = useEffectEvent(() => {
    const isNew = last.current !== view;
    last.current = view;
    visited.current.add(view);
    if (isLeaving.current || view === 'forgot_done') return;
    const shown = steps.at(-1) ?? entry.current;
    if (view === shown) return;
    const plan = isNew ? planStep(view, steps, entry.current) : null;
    // After a reload the flow begins anew, and the steps ahead have nothing to show.
    if (plan === null) return visited.current.has(shown as AuthView) && restore(shown as AuthView);
    if (plan.entry) entry.current = plan.entry;
    if (plan.back > 0) return void navigate(-plan.back);
    if (!plan.steps) return;
    const params = new URLSearchParams(window.location.search);
    params.set(OVERLAY_STEP, view);
    void navigate(
      { search: `?${params}`, hash: window.location.hash },
      {
        preventScrollReset: true,
        replace: plan.steps.length === steps.length,
        state: { ...fieldsOf(location.state), steps: plan.steps },
      },
    );
  });
  // The effect event does not depend on the view and the entry, which are the reasons to run it.
  useEffect(() => void sync(), [view, location.key]);

  return () => {
    isLeaving.current = true;
    return goBack(navigate, steps.length);
  };
}

type Plan = {
  /** How many entries to go back. */
  back: number;
  /** The steps of the entry to write; as many as before replace the entry. */
  steps?: string[];
  /** The new entry form. */
  entry?: AuthView;
};

/** What a new view does to the history whose current entry has these steps. */
export function planStep(view: AuthView, steps: readonly string[], entry: AuthView): Plan {
  if (view === entry || view === 'sign_in' || view === 'sign_up') return { back: steps.length, entry: view };
  const known = steps.indexOf(view);
  if (known >= 0) return { back: steps.length - 1 - known };
  // A code is used up by the step after it, so that no entry leads back to its field.
  const isCodeUsed = CODE_STEPS.includes(steps.at(-1) ?? '');
  return { back: 0, steps: [...(isCodeUsed ? steps.slice(0, -1) : steps), view] };
}

const CODE_STEPS = ['verify_phone', 'verify_email', 'forgot_verify'];
