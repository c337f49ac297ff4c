import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { PromotionState } from '@errand/contract/console/promotions/fields';
import type { ResponseOf } from '@errand/contract/endpoint';
import { type LooseTranslations, translated } from '@errand/domain/language';
import type { ReactNode } from 'react';
import { type BodyOf, Form, type FormEndpoint, type FormProps, type Values } from '#blocks/form/index.ts';
import { EditScreen, type EditScreenProps } from '#blocks/page/edit-screen.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';

/** What every kind of promotions has. */
type Promotion = {
  id: number;
  title: LooseTranslations;
  state: PromotionState | 'used_up';
  version: string;
};

type Props<R extends ConsoleEndpoint, C extends FormEndpoint> = Pick<
  EditScreenProps<R>,
  'list' | 'newTitle' | 'read' | 'facts' | 'more'
> & {
  /** Defaults to its name. */
  titleOf?: (promotion: ResponseOf<R>) => string;
  create: C;
  update: FormEndpoint;
  /** The values of a new one. */
  initial: () => Partial<BodyOf<C>>;
  valuesOf: (promotion: ResponseOf<R>) => Partial<BodyOf<C>>;
  fields: (promotion?: ResponseOf<R>) => FormProps<C>['fields'];
  preview?: (values: Values, promotion?: ResponseOf<R>) => ReactNode;
};

/** The screen of one promotion, or of a new one. */
export function PromotionScreen<R extends ConsoleEndpoint, C extends FormEndpoint>(props: Props<R, C>) {
  const { titleOf, create, update, initial, valuesOf, fields, preview, ...screen } = props;
  const t = useText();
  const language = useLanguage();
  const nameOf = (promotion: unknown) => {
    const { title } = promotion as Promotion;
    return translated(title, language);
  };
  const formOf = (promotion: ResponseOf<R>) => {
    const { id, version } = promotion as Promotion;
    return {
      params: { id },
      hidden: { version },
      values: valuesOf(promotion),
      fields: fields(promotion),
      ...(preview && { preview: (values: Values) => preview(values, promotion) }),
    } as unknown as FormProps<FormEndpoint>;
  };
  return (
    <EditScreen
      {...screen}
      resource="promotions"
      permission="promotions.update"
      title={titleOf ?? nameOf}
      state={(one) => <StateTag of="promotions.state" state={(one as Promotion).state} />}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={create}
            values={initial()}
            fields={fields()}
            {...(preview && { preview })}
            submit={t('promotions.create')}
            onDone={(created) => onDone(created as { id: number })}
          />
        </Panel>
      )}
      form={(one, onDone) => <Form {...formOf(one)} endpoint={update} onDone={onDone} />}
      created={t('promotions.created')}
      saved={t('promotions.saved')}
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
