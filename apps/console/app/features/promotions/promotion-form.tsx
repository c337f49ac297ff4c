import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract/endpoint';
import { type BodyOf, Form, type FormEndpoint, type FormProps } from '#blocks/form/index.ts';
import { nextWeek } from './next-week.ts';

/** Creates a promotion with a period, next week by default, or changes one. */
export function PromotionForm<C extends FormEndpoint>(props: {
  create: C;
  update: FormEndpoint;
  /** The promotion to change. */
  promotion: { id: number; version: string } | undefined;
  /** Its fields; those of a new one without the period. */
  values: Partial<BodyOf<C>>;
  fields: FormProps<C>['fields'];
  onDone: (promotion: ResponseOf<C>) => void;
}) {
  const { create, update, promotion, values, fields, onDone } = props;
  const t = useText();
  if (promotion) {
    const { id, version } = promotion;
    const change = { params: { id }, hidden: { version }, values, fields, onDone };
    return (
      <Form
        {...(change as unknown as FormProps<FormEndpoint>)}
        endpoint={update}
        submit={t('promotions.save')}
      />
    );
  }
  return (
    <Form
      endpoint={create}
      values={{ ...nextWeek(), ...values }}
      fields={fields}
      submit={t('promotions.create')}
      onDone={onDone}
    />
  );
}

/** The fields that all kinds with a period have. */
export function usePromotionFields() {
  const t = useText();
  return {
    title: { label: t('promotions.name') },
    starts_at: { label: t('promotions.startsAt') },
    ends_at: { label: t('promotions.endsAt') },
    active: { label: t('promotions.active') },
  };
}
