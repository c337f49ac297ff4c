export { SessionGate } from './session-gate.tsx';
export { StepUpDialog } from './step-up-dialog.tsx';
export { useSignOut } from './use-sign-out.ts';
