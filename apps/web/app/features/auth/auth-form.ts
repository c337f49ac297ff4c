import type { Translate } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { FieldCode } from '@errand/domain/auth';
import type { FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';

/** The rules of the domain as react-hook-form asks for them; the messages are the specification's (001 §5). */
export function domainResolver<T extends FieldValues>(
  check: (values: T) => Partial<Record<FieldPath<T>, FieldCode>>,
  t: Translate,
): Resolver<T> {
  return (values) => {
    const problems = Object.entries(check(values)) as [string, FieldCode][];
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([field, code]) => [field, { type: code, message: t(`auth.${code}`) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** Which field a refusal of the server belongs to, by the beginning of its code. */
const FIELDS: [string, string][] = [
  ['identifier', 'identifier'],
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['confirm', 'confirmPassword'],
  ['passwords_differ', 'confirmPassword'],
  ['password', 'password'],
  ['ref_code', 'refCode'],
];

/** Puts every reason the server gave at its field; what belongs to none stands above the button (`root`). */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
  t: Translate,
): void {
  if (!(error instanceof ApiError)) return setError('root', { message: t('auth.offline') });
  const reasons = error.errors.length > 0 ? error.errors : [{ code: '', message: error.message }];
  for (const { code, message } of reasons) {
    const name = FIELDS.find(([start]) => code.startsWith(start))?.[1];
    const field = fields.find((candidate) => candidate === name);
    setError(field ?? 'root', { message }, { shouldFocus: field !== undefined });
  }
}
