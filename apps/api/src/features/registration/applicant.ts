import { type ErrorCode, isErrorCode } from '@errand/contract';
import type { PersonForm } from '@errand/domain/registration';
import { pictureRejection } from '../../platform/files/index.ts';
import { AppError, type Rejection, type RequestContext, type Upload } from '../../platform/http/index.ts';
import { hashPassword, type RateLimit, requireAttempt, storedPhone } from '../auth/index.ts';
import { settingsOf } from '../settings/index.ts';
import type { Taken } from './registration.queries.ts';

/** One network address: applications carry pictures, so few are free. */
const LIMIT: RateLimit = {
  allowance: 20,
  firstWaitSeconds: 30,
  longestWaitSeconds: 3600,
  forgottenAfterSeconds: 3600,
};

type PersonBody = { f_name: string; l_name: string; email: string; phone: string; password: string };

/** Whoever applies, as the rules want it. */
export async function personOf(ctx: RequestContext, body: PersonBody): Promise<PersonForm> {
  const { country } = await settingsOf(ctx);
  const { f_name, l_name, email, phone, password } = body;
  return { f_name, l_name, email, phone, password, stored_phone: storedPhone(phone, country) };
}

/** Files by the name of their field, without those that a form sends empty. */
export function uploadsOf(ctx: RequestContext, field: string): Upload[] {
  return ctx.uploads.filter((upload) => upload.field === field && upload.bytes.length > 0);
}

/** Refuses with every problem at once: those of the rules, then pictures that are none. */
export async function rejectProblems(
  problems: Partial<Record<string, string>>,
  uploads: Upload[],
  more: Rejection[] = [],
): Promise<void> {
  const refusals: Rejection[] = Object.entries(problems).flatMap(([field, code]) =>
    code ? [{ code: (isErrorCode(code) ? code : 'validation') satisfies ErrorCode, field }] : [],
  );
  for (const upload of uploads) {
    const refusal = await pictureRejection(upload);
    if (refusal) refusals.push(refusal);
  }
  refusals.push(...more);
  if (refusals.length > 0) throw AppError.ofFields(refusals);
}

/** The columns that every application has. Counts as an attempt, since a password costs time to hash. */
export async function applicantRow(ctx: RequestContext, person: PersonForm, zoneId: number) {
  await requireAttempt(ctx, `registration-address:${ctx.address}`, LIMIT);
  const at = new Date(ctx.now());
  return {
    firstName: person.f_name.trim(),
    lastName: person.l_name.trim(),
    email: emailOf(person),
    phone: person.stored_phone ?? '',
    passwordHash: await hashPassword(person.password),
    zoneId,
    language: ctx.language,
    createdAt: at,
    updatedAt: at,
  };
}

export function emailOf(person: PersonForm): string {
  return person.email.trim().toLowerCase();
}

/** Who applied already is told at the field. */
export function takenRejections({ email, phone }: Taken): Rejection[] {
  const refusals: Rejection[] = [];
  if (email) refusals.push({ code: 'email_taken', field: 'email' });
  if (phone) refusals.push({ code: 'phone_taken', field: 'phone' });
  return refusals;
}
