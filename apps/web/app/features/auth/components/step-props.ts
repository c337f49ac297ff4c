import type { AuthFlow } from '../sign-in/use-auth-flow.ts';

/** Props of every view of the dialog. */
export type StepProps = { flow: AuthFlow };
