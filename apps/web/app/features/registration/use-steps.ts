import { type Translate, useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { RegistrationErrorCode } from '@errand/domain/registration';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { clearFormDraft, readFormDraft, storeFormDraft } from './form-draft.ts';

export type Problems = Record<string, string | undefined>;
/** `coordinates`: the location lies outside of all zones. `date`: the text is no day of the calendar. */
type ProblemCode = RegistrationErrorCode | 'coordinates' | 'date';
export type ProblemCodes = Partial<Record<string, ProblemCode>>;

/**
 * A multi-step form. `steps` lists the fields of each step; `check` returns the error code of every invalid field. A
 * step is left only when its fields are valid; a server error leads back to its step. The entries survive a reload and a
 * change of language in the tab under `name`, but for passwords and files, which no page may store.
 */
export function useSteps<Values extends object>(options: {
  name: string;
  steps: readonly (readonly string[])[];
  start: Values;
  check: (values: Values) => ProblemCodes;
  send: (values: Values) => Promise<unknown>;
}) {
  const { name, steps, check, send } = options;
  const t = useText();
  const [start] = useState(options.start);
  const [values, setValues] = useState(start);
  const [step, setStep] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const [note, setNote] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const restore = useEffectEvent((draft: NonNullable<ReturnType<typeof readFormDraft<Values>>>) => {
    setValues(draft.values);
    setStep(Math.min(draft.step, firstIncomplete(steps, check(draft.values))));
  });
  // The server renders the empty form.
  useEffect(() => {
    const draft = readFormDraft(name, start);
    if (draft) startTransition(() => restore(draft));
  }, [name, start]);
  useEffect(() => {
    if (values !== start) storeFormDraft(name, { values, step });
  }, [name, start, values, step]);

  function change(part: Partial<Values>): void {
    setValues((before) => ({ ...before, ...part }));
    setProblems((before) => without(before, Object.keys(part)));
    setNote(null);
  }

  async function next(): Promise<void> {
    const wrong = textsOf(check(values), t);
    const here = steps[step]?.filter((field) => wrong[field]) ?? [];
    if (here.length > 0) return show(wrong, here);
    setProblems({});
    if (step < steps.length - 1) return setStep(step + 1);
    setBusy(true);
    try {
      await send(values);
      clearFormDraft(name);
      setDone(true);
    } catch (error) {
      showRejection(error);
    } finally {
      setBusy(false);
    }
  }

  function show(wrong: Problems, fields: readonly string[]): void {
    setProblems(Object.fromEntries(fields.map((field) => [field, wrong[field]])));
  }

  function showRejection(error: unknown): void {
    if (!(error instanceof ApiError)) return setNote(t('registration.notReached'));
    const wrong: Problems = Object.fromEntries(error.errors.map(({ code, message }) => [code, message]));
    const at = steps.findIndex((fields) => fields.some((field) => wrong[field]));
    if (at < 0) return setNote(error.message);
    setStep(at);
    show(wrong, Object.keys(wrong));
  }

  const back = () => setStep((before) => Math.max(0, before - 1));
  return { values, change, step, problems, note, busy, done, next, back };
}

/** The first step with a problem, such as a password that has to be entered again; the last one without any. */
function firstIncomplete(steps: readonly (readonly string[])[], problems: ProblemCodes): number {
  const at = steps.findIndex((fields) => fields.some((field) => problems[field]));
  return at < 0 ? steps.length - 1 : at;
}

function without(problems: Problems, fields: string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}

/** The codes' texts, as the server would send them. */
function textsOf(problems: ProblemCodes, t: Translate): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [field, code && problemText(code, t)]),
  );
}

function problemText(code: ProblemCode, t: Translate): string {
  switch (code) {
    case 'required':
    case 'delivery_time_invalid':
    case 'delivery_time_order':
    case 'tax_invalid':
    case 'coordinates':
    case 'date':
      return t(`registration.problem.${code}`);
    default:
      return t(`auth.${code}`);
  }
}
