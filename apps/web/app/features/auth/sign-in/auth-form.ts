import type { Translate } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { FieldErrorCode } from '@errand/domain/auth';
import type { FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';

/** Adapts the domain's field checks to a react-hook-form resolver. */
export function domainResolver<T extends FieldValues>(
  check: (values: T) => Partial<Record<FieldPath<T>, FieldErrorCode>>,
  t: Translate,
): Resolver<T> {
  return (values) => {
    const problems = Object.entries(check(values)) as [string, FieldErrorCode][];
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([field, code]) => [field, { type: code, message: t(`auth.${code}`) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** The form field of a server error, by the prefix of its code. */
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

/** Shows every server error at its field; errors without a field are shown above the button (`root`). */
export function showFieldErrors<T extends FieldValues>(
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
    setError(field ?? 'root', { message });
  }
}
