export { createPasskey, hasPasskeys } from './passkeys.ts';
export { RecoveryCodes } from './recovery-codes.tsx';
export { SessionGate } from './session-gate.tsx';
export { StepUpDialog } from './step-up-dialog.tsx';
export { TotpSetUp } from './totp-set-up.tsx';
export { useSignOut } from './use-sign-out.ts';
