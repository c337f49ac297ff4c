export type { AttemptRule } from './attempt-rule.ts';
export { requireAttempt } from './attempts.ts';
export { forgetOldSignIns } from './auth.queries.ts';
export { namesOf } from './names.ts';
export { hashPassword } from './password.ts';
export { storedPhone } from './phone.ts';
export { resolveViewer } from './resolve-viewer.ts';
