export {
  type CourierForm,
  checkCourierForm,
  checkStoreForm,
  DELIVERY_TIME_TYPES,
  type DeliveryTimeType,
  IDENTITY_TYPES,
  type IdentityType,
  type PersonForm,
  type RegistrationCode,
  type RegistrationProblems,
  type StoreForm,
} from './check.ts';
