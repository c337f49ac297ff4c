import type { PaidSubject } from '@errand/domain/books';
import type { Payment } from './payments.queries.ts';

/** What a payment without an order is booked to: the application that pays its plan, or the payment itself. */
export function subjectOf({ id, applicationId }: Pick<Payment, 'id' | 'applicationId'>): PaidSubject {
  return applicationId === null ? `payment:${id}` : `application:${applicationId}`;
}
