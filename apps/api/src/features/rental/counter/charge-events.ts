import { eventName } from '../../../platform/jobs/index.ts';

/** What happens to the charges of a returned trip. Customers are told of it. */
export const CHARGE_EVENTS = {
  /** The provider took the vehicles back and charged for more than was booked. */
  charged: eventName<{ orderId: number }>('trip.charged'),
  /** The office settled a charge that the customer had disputed. */
  settled: eventName<{ orderId: number }>('trip.charge_settled'),
};
