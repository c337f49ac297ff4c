import type { PersonForm } from '@errand/domain/registration';
import { pictureRejection } from '../../platform/files/index.ts';
import {
  AppError,
  type Rejection,
  type RequestContext,
  toRejections,
  type Upload,
} from '../../platform/http/index.ts';
import { passwords, toE164 } from '../auth/accounts/index.ts';
import { type RateLimit, requireAttempt } from '../auth/attempts/index.ts';
import type { Taken } from './registration.queries.ts';

/** Applications from one network address. The limit is low, because applications contain pictures. */
const LIMIT: RateLimit = {
  allowance: 20,
  firstWaitSeconds: 30,
  longestWaitSeconds: 3600,
  resetAfterSeconds: 3600,
};

type PersonBody = { f_name: string; l_name: string; email: string; phone: string; password: string };

/** The applicant in the form of the domain's rules. */
export async function toPersonForm(ctx: RequestContext<'settings'>, body: PersonBody): Promise<PersonForm> {
  const { country } = await ctx.settings();
  const { f_name, l_name, email, phone, password } = body;
  return { f_name, l_name, email, phone, password, stored_phone: toE164(phone, country) };
}

/** The uploads of a field, without the empty ones that forms send. */
export function listUploads(ctx: RequestContext, field: string): Upload[] {
  return ctx.uploads.filter((upload) => upload.field === field && upload.bytes.length > 0);
}

/** Throws all rejections at once: those of the rules, of invalid pictures, and `more`. */
export async function rejectProblems(
  problems: Partial<Record<string, string>>,
  uploads: Upload[],
  more: Rejection[] = [],
): Promise<void> {
  const rejections = toRejections(problems);
  for (const upload of uploads) {
    const rejection = await pictureRejection(upload);
    if (rejection) rejections.push(rejection);
  }
  rejections.push(...more);
  if (rejections.length > 0) throw AppError.ofFields(rejections);
}

/** The columns of every application. Counts as an attempt, since hashing a password is expensive. */
export async function toApplicantRow(ctx: RequestContext<'db' | 'now'>, person: PersonForm, zoneId: number) {
  await requireAttempt(ctx, `registration-address:${ctx.address}`, LIMIT);
  const at = new Date(ctx.now());
  return {
    firstName: person.f_name.trim(),
    lastName: person.l_name.trim(),
    email: normalizeEmail(person),
    phone: person.stored_phone ?? '',
    passwordHash: await passwords.hash(person.password),
    zoneId,
    language: ctx.language,
    createdAt: at,
    updatedAt: at,
  };
}

export function normalizeEmail(person: PersonForm): string {
  return person.email.trim().toLowerCase();
}

/** Rejections of the contacts that another application already has. */
export function takenRejections({ email, phone }: Taken): Rejection[] {
  const rejections: Rejection[] = [];
  if (email) rejections.push({ code: 'email_taken', field: 'email' });
  if (phone) rejections.push({ code: 'phone_taken', field: 'phone' });
  return rejections;
}
