import { type Bind, jsonOf, phonePattern, type RowOf } from '../../platform/db/index.ts';
import { containsWordsSql } from '../../platform/search/index.ts';
import { customers } from './auth.tables.ts';

/** Selects from the customers as `c`. */
export const FROM_CUSTOMERS = 'from customers c';

const CONTACT = jsonOf(customers, 'view_customer', ['firstName', 'lastName', 'phone', 'email']);
export type CustomerContactRow = RowOf<typeof CONTACT>;

/** SQL of a customer's name and contact as JSON (`CustomerContactRow`): `customerContactSql('c.customer_id')`. */
export function customerContactSql(id: string): string {
  return `(select ${CONTACT.sql} from customers view_customer where view_customer.id = ${id})`;
}

/** SQL of the owner (`customer:12`) whose account has an email address; null without one. */
export function ownerOfEmailSql(email: string): string {
  return `(select 'customer:' || view_customer.id from customers view_customer where view_customer.email = ${email})`;
}

/** SQL condition: the customer's name, phone or email contains the search. A trigram index supports it. */
export function isCustomerFoundSql(id: string, search: string, bind: Bind): string {
  const name = "view_customer.first_name || ' ' || view_customer.last_name";
  return `${id} = any(array(select view_customer.id from customers view_customer
    where ${containsWordsSql(name, search, bind)} or ${containsWordsSql('view_customer.email', search, bind)}
      or view_customer.phone like ${bind(phonePattern(search))}))`;
}
