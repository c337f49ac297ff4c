import type { ErrorCode } from '@errand/contract';
import { type ConsoleErrorCode, statusOf } from '@errand/contract/console/console-errors';
import type { LanguageCode } from '@errand/domain/language';
import { errorText } from '../texts/index.ts';

/** The error codes of the shop's API and of the console's. */
export type AnyErrorCode = ErrorCode | ConsoleErrorCode;

export type Rejection = {
  code: AnyErrorCode;
  field?: string | undefined;
  details?: Record<string, unknown> | undefined;
};

/**
 * A rejected request. The contract's table maps the code to a status and a text. `field` replaces the code on the wire
 * for an invalid form field; `details` fill the text and are part of the response.
 */
export class AppError extends Error {
  readonly rejections: [Rejection, ...Rejection[]];

  constructor(code: AnyErrorCode, details?: Record<string, unknown>, field?: string) {
    super(code);
    this.name = 'AppError';
    this.rejections = [{ code, details, field }];
  }

  /** Rejects several fields of one form together. */
  static ofFields(rejections: Rejection[]): AppError {
    const [first, ...rest] = rejections;
    if (!first) throw new Error('A rejection needs a reason');
    const error = new AppError(first.code, first.details, first.field);
    error.rejections.push(...rest);
    return error;
  }

  get code(): AnyErrorCode {
    return this.rejections[0].code;
  }

  get status(): number {
    return statusOf(this.code);
  }

  /** `{errors:[{code,message}]}` in a language, with the details of the first rejection. */
  body(language: LanguageCode) {
    const errors = this.rejections.map((rejection) => ({
      code: rejection.field ?? rejection.code,
      message: errorText(rejection.code, language, rejection.details),
    }));
    const details = this.rejections[0].details;
    return details ? { errors, details: { reason: this.code, ...details } } : { errors };
  }
}

/** Returns what was found. Throws `not_found` for null, undefined, false and the empty text. */
export function requireFound<Found>(found: Found | null | undefined): Found {
  if (!found) throw new AppError('not_found');
  return found;
}
