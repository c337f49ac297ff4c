import { checkEmail, checkPassword } from '../auth/index.ts';
import { normalizeText } from '../text/index.ts';

/** Stable codes of field errors; the texts are in the error table. */
export type RegistrationErrorCode =
  | NonNullable<ReturnType<typeof checkEmail>>
  | 'required'
  | 'name_required'
  | 'phone_required'
  | 'phone_invalid'
  | 'delivery_time_invalid'
  | 'delivery_time_order'
  | 'tax_invalid';

/** Only fields with an error are present. */
export type RegistrationErrors<Form> = Partial<Record<keyof Form, RegistrationErrorCode>>;

/** The applicant's fields as entered. */
export type PersonForm = {
  f_name: string;
  l_name: string;
  email: string;
  phone: string;
  /** `phone` in E.164; null when it is not a phone number. */
  stored_phone: string | null;
  password: string;
};

export type StoreForm = PersonForm & {
  name: string;
  address: string;
  module_id: number | null;
  zone_id: number | null;
  minimum_delivery_time: number;
  maximum_delivery_time: number;
  /** Percent. */
  tax: number;
  logo: boolean;
};

export type CourierForm = PersonForm & {
  identity_number: string;
  identity_image: number;
  image: boolean;
  zone_id: number | null;
  vehicle_id: number | null;
};

/** Accepted identity documents of couriers. */
export const IDENTITY_TYPES = ['passport', 'driving_license', 'nid'] as const;
export type IdentityType = (typeof IDENTITY_TYPES)[number];

export const DELIVERY_TIME_TYPES = ['min', 'hours', 'days'] as const;
export type DeliveryTimeType = (typeof DELIVERY_TIME_TYPES)[number];

const MAX_DELIVERY_TIME = 999;
/** The longest promised time until a delivery: about 22 days, the largest number of its column. */
export const MAX_DELIVERY_MINUTES = 32_767;

const MINUTES: Record<DeliveryTimeType, number> = { min: 1, hours: 60, days: 1440 };

/** A delivery time of an application in minutes. */
export function deliveryMinutes(time: number, unit: DeliveryTimeType): number {
  return Math.min(time * MINUTES[unit], MAX_DELIVERY_MINUTES);
}

/** Checks a store application. Returns the fields with an error, empty when it is valid. */
export function checkStoreForm(form: StoreForm): RegistrationErrors<StoreForm> {
  const { minimum_delivery_time: minimum, maximum_delivery_time: maximum } = form;
  return withoutNulls<StoreForm>({
    ...personProblems(form),
    name: requiredProblem(form.name),
    address: requiredProblem(form.address),
    module_id: form.module_id === null ? 'required' : null,
    zone_id: form.zone_id === null ? 'required' : null,
    minimum_delivery_time: isDeliveryTime(minimum) ? null : 'delivery_time_invalid',
    maximum_delivery_time: !isDeliveryTime(maximum)
      ? 'delivery_time_invalid'
      : maximum < minimum
        ? 'delivery_time_order'
        : null,
    tax: form.tax >= 0 && form.tax <= 100 ? null : 'tax_invalid',
    logo: form.logo ? null : 'required',
  });
}

/** Checks a courier application. Returns the fields with an error, empty when it is valid. */
export function checkCourierForm(form: CourierForm): RegistrationErrors<CourierForm> {
  return withoutNulls<CourierForm>({
    ...personProblems(form),
    identity_number: requiredProblem(form.identity_number),
    identity_image: form.identity_image > 0 ? null : 'required',
    image: form.image ? null : 'required',
    zone_id: form.zone_id === null ? 'required' : null,
    vehicle_id: form.vehicle_id === null ? 'required' : null,
  });
}

type Checked<Form> = { [Field in keyof Form]?: RegistrationErrorCode | null };

function personProblems(form: PersonForm): Checked<PersonForm> {
  return {
    f_name: normalizeText(form.f_name) === '' ? 'name_required' : null,
    l_name: requiredProblem(form.l_name),
    email: checkEmail(form.email),
    phone:
      normalizeText(form.phone) === ''
        ? 'phone_required'
        : form.stored_phone === null
          ? 'phone_invalid'
          : null,
    password: checkPassword(form.password),
  };
}

function requiredProblem(text: string): 'required' | null {
  return normalizeText(text) === '' ? 'required' : null;
}

function isDeliveryTime(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_DELIVERY_TIME;
}

function withoutNulls<Form>(checked: Checked<Form>): RegistrationErrors<Form> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the keys of the form.
  return Object.fromEntries(
    Object.entries(checked).filter(([, code]) => code !== null),
  ) as RegistrationErrors<Form>;
}
