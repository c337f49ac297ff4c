import { useText } from '@errand/client/i18n.tsx';
import { getItemChoices } from '@errand/contract/console/catalog/item-changes';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';
import { NewItemForm } from '../item-form.tsx';
import { StoreChoice } from '../store-choice.tsx';

export default function NewItemScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = Number(params.get('store')) || null;
  const { data: choices, error } = useQuery({
    ...consoleQuery('catalog', getItemChoices, { params: { id: id ?? 0 } }),
    enabled: id !== null,
    retry: false,
  });
  return (
    <Page
      title={t('catalog.newItem')}
      {...(choices && { text: choices.store.name })}
      back={{ to: '/items', label: t('catalog.title') }}
      narrow
    >
      {id === null && <StoreChoice />}
      {error && (
        <EmptyState level={2} title={errorMessage(error, t)}>
          <ButtonLink variant="quiet" to="/items/new">
            {t('catalog.chooseStore')}
          </ButtonLink>
        </EmptyState>
      )}
      {id !== null && choices && (
        <Panel>
          <NewItemForm
            choices={choices}
            onDone={(item) => {
              toastDone(t('catalog.created'));
              void navigate(`/items/${item.id}`, { replace: true });
            }}
          />
        </Panel>
      )}
    </Page>
  );
}
