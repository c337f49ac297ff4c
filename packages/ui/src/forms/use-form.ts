import {
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';

/**
 * `useForm` of react-hook-form, which leaves the focus to `focusInvalidAfterSubmit`. The library would focus the first
 * invalid field a second time in a timer. Browsers defer timers after a tap, and the visitor may be in another field by then.
 */
export function useForm<T extends FieldValues>(props: UseFormProps<T>): UseFormReturn<T> {
  return useHookForm<T>({ ...props, shouldFocusError: false });
}
