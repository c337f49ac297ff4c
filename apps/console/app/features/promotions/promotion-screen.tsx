import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { PromotionState } from '@errand/contract/console/promotions/fields';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type BodyOf, Form, type FormEndpoint, type FormProps, type Values } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

type Translated = { en: string; ar?: string | undefined };
/** What every kind of promotions has. */
type Promotion = {
  id: number;
  title: Translated;
  state: PromotionState | 'used_up';
  version: string;
};

type Props<R extends ConsoleEndpoint, C extends FormEndpoint> = {
  list: { to: string; label: string };
  /** Title of the screen of a new one. */
  newTitle: string;
  /** Title of an existing one, if it is not its name. */
  titleOf?: (promotion: ResponseOf<R>) => string;
  read: R;
  create: C;
  update: FormEndpoint;
  /** The values of a new one. */
  initial: () => Partial<BodyOf<C>>;
  valuesOf: (promotion: ResponseOf<R>) => Partial<BodyOf<C>>;
  fields: (promotion?: ResponseOf<R>) => FormProps<C>['fields'];
  preview?: (values: Values, promotion?: ResponseOf<R>) => ReactNode;
  facts?: (promotion: ResponseOf<R>) => readonly (readonly [label: string, value: ReactNode])[];
  /** Further panels for members who may change it. */
  more?: (promotion: ResponseOf<R>) => ReactNode;
};

/** The screen of one promotion, or of a new one. */
export function PromotionScreen<R extends ConsoleEndpoint, C extends FormEndpoint>(props: Props<R, C>) {
  const { id } = useParams();
  return id === 'new' ? <NewPromotion {...props} /> : <OnePromotion {...props} id={Number(id)} />;
}

/** The form of a new promotion, which then opens the created one. */
function NewPromotion<R extends ConsoleEndpoint, C extends FormEndpoint>(props: Props<R, C>) {
  const { list, newTitle, create, initial, fields, preview } = props;
  const t = useText();
  const navigate = useNavigate();
  return (
    <Page title={newTitle} back={list} narrow>
      <Panel>
        <Form
          endpoint={create}
          values={initial()}
          fields={fields()}
          {...(preview && { preview })}
          submit={t('promotions.create')}
          onDone={(created) => {
            toastDone(t('promotions.created'));
            void navigate(`../${(created as { id: number }).id}`, { relative: 'path' });
          }}
        />
      </Panel>
    </Page>
  );
}

/** State and facts of a promotion, plus its form and further panels for members who may change it. */
function OnePromotion<R extends ConsoleEndpoint, C extends FormEndpoint>(
  props: Props<R, C> & { id: number },
) {
  const { id, list, titleOf, read, update, valuesOf, fields, preview, facts, more } = props;
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const params = { id };
  const { data: promotion } = useSuspenseQuery(
    consoleQuery('promotions', read, { params } as unknown as InputOf<R>),
  );
  const { title, state, version } = promotion as Promotion;
  const form = {
    params,
    hidden: { version },
    values: valuesOf(promotion),
    fields: fields(promotion),
    ...(preview && { preview: (values: Values) => preview(values, promotion) }),
  } as unknown as FormProps<FormEndpoint>;
  return (
    <Page
      title={titleOf?.(promotion) ?? ((language === 'ar' && title.ar) || title.en)}
      back={list}
      state={<StateTag of="promotions.state" state={state} />}
      narrow
    >
      {facts && (
        <Panel>
          <Facts facts={facts(promotion)} />
        </Panel>
      )}
      {may('promotions.update') && (
        <>
          <Panel>
            <Form
              {...form}
              endpoint={update}
              submit={t('promotions.save')}
              onDone={() => toastDone(t('promotions.saved'))}
            />
          </Panel>
          {more?.(promotion)}
        </>
      )}
    </Page>
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
