import { jsonOf, type RowOf } from '../../platform/db/index.ts';
import { customers } from './auth.tables.ts';

const CONTACT = jsonOf(customers, 'view_customer', ['firstName', 'lastName', 'phone', 'email']);
export type CustomerContactRow = RowOf<typeof CONTACT>;

/** SQL of a customer's name and contact as JSON (`CustomerContactRow`): `customerContactSql('c.customer_id')`. */
export function customerContactSql(id: string): string {
  return `(select ${CONTACT.sql} from customers view_customer where view_customer.id = ${id})`;
}

/** SQL of what a search by a customer's name, phone or mail looks through. */
export function customerSearchSql(id: string): string {
  return `(select concat_ws(' ', view_customer.first_name, view_customer.last_name, view_customer.phone, view_customer.email)
    from customers view_customer where view_customer.id = ${id})`;
}
