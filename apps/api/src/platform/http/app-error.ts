import { ERRORS, type ErrorCode, errorText } from '@errand/contract';

export type Rejection = {
  code: ErrorCode;
  field?: string | undefined;
  details?: Record<string, unknown> | undefined;
};

/**
 * A refused request. The table of the contract maps its code to a status and a text;
 * `field` replaces the code on the wire where a form field is to blame. `details` fill the text and go along.
 */
export class AppError extends Error {
  readonly refusals: [Rejection, ...Rejection[]];

  constructor(code: ErrorCode, details?: Record<string, unknown>, field?: string) {
    super(code);
    this.name = 'AppError';
    this.refusals = [{ code, details, field }];
  }

  /** Several fields of one form at once. */
  static ofFields(refusals: Rejection[]): AppError {
    const [first, ...rest] = refusals;
    if (!first) throw new Error('A refusal needs a reason');
    const error = new AppError(first.code, first.details, first.field);
    error.refusals.push(...rest);
    return error;
  }

  get code(): ErrorCode {
    return this.refusals[0].code;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** `{errors:[{code,message}]}` in a language (api-facts 0.2), with the details of the first reason. */
  body(language: string) {
    const errors = this.refusals.map((refusal) => ({
      code: refusal.field ?? refusal.code,
      message: errorText(refusal.code, language, refusal.details),
    }));
    const details = this.refusals[0].details;
    return details ? { errors, details: { reason: this.code, ...details } } : { errors };
  }
}
