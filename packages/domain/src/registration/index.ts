export {
  type CourierForm,
  checkCourierForm,
  checkStoreForm,
  DELIVERY_TIME_TYPES,
  type DeliveryTimeType,
  IDENTITY_TYPES,
  type IdentityType,
  type PersonForm,
  type RegistrationErrorCode,
  type RegistrationErrors,
  type StoreForm,
} from './check-form.ts';
