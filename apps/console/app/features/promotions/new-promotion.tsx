import { useText } from '@errand/client/i18n.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';

/** The page of a new promotion: its form, which then opens the new promotion below `list`. */
export function NewPromotion(props: {
  title: string;
  list: string;
  listName: string;
  form: (onDone: (made: { id: number }) => void) => ReactNode;
}) {
  const { title, list, listName, form } = props;
  const t = useText();
  const navigate = useNavigate();
  return (
    <Page title={title} back={{ to: list, label: listName }} narrow>
      <Panel>
        {form(({ id }) => {
          toastDone(t('promotions.created'));
          void navigate(`${list}/${id}`);
        })}
      </Panel>
    </Page>
  );
}
