import type { AuthFlow } from '../use-auth-flow.ts';

/** What every view of the dialog is given. */
export type StepProps = { flow: AuthFlow };
