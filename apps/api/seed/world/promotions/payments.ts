import type { OfflinePaymentMethodSeed } from './types.ts';

/** Offline payment methods; account numbers are fictional. */
export const offlinePaymentMethods: OfflinePaymentMethodSeed[] = [
  {
    slug: 'bank-transfer',
    name: { en: 'Bank transfer', ar: 'تحويل بنكي' },
    fields: [
      { name: 'bank_name', label: { en: 'Bank', ar: 'البنك' }, value: 'Marsa Cooperative Bank' },
      { name: 'account_name', label: { en: 'Account name', ar: 'اسم الحساب' }, value: 'Errand Marsa' },
      { name: 'account_number', label: { en: 'Account number', ar: 'رقم الحساب' }, value: '0042 1180 7735' },
    ],
    informations: [
      {
        name: 'transfer_reference',
        label: { en: 'Transfer reference', ar: 'رقم الحوالة' },
        placeholder: { en: 'As on your receipt', ar: 'كما يظهر في الإيصال' },
        required: true,
      },
      {
        name: 'sender_name',
        label: { en: 'Name of the sender', ar: 'اسم المحوِّل' },
        placeholder: { en: 'Layla Noor', ar: 'ليلى نور' },
        required: true,
      },
      {
        name: 'transfer_date',
        label: { en: 'Date of the transfer', ar: 'تاريخ التحويل' },
        placeholder: { en: '20 Nov', ar: '20 نوفمبر' },
        required: false,
      },
    ],
  },
  {
    slug: 'exchange-counter',
    name: { en: 'Exchange counter', ar: 'مكتب حوالات' },
    fields: [
      { name: 'counter_name', label: { en: 'Counter', ar: 'المكتب' }, value: 'Stone Bridge Exchange' },
      { name: 'receiver_name', label: { en: 'Receiver', ar: 'المستلِم' }, value: 'Errand Marsa' },
      { name: 'receiver_code', label: { en: 'Receiver code', ar: 'رمز المستلِم' }, value: 'ERR-2041' },
    ],
    informations: [
      {
        name: 'slip_number',
        label: { en: 'Slip number', ar: 'رقم القسيمة' },
        placeholder: { en: 'Eight digits at the top', ar: 'ثمانية أرقام في أعلاها' },
        required: true,
      },
      {
        name: 'payer_phone',
        label: { en: 'Your phone number', ar: 'رقم هاتفك' },
        placeholder: { en: 'The one given at the counter', ar: 'الرقم المسجّل في المكتب' },
        required: true,
      },
    ],
  },
];
