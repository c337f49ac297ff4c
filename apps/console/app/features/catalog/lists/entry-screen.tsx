import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { InputOf } from '@errand/contract/endpoint';
import { type LooseTranslations, translated } from '@errand/domain/language';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EditScreen, type EditScreenProps } from '#blocks/page/edit-screen.tsx';
import { useChange } from '#platform/query.ts';

/** What every entry has. */
type Entry = { id: number; name: LooseTranslations };

type Props<R extends ConsoleEndpoint> = Pick<
  EditScreenProps<R>,
  'list' | 'newTitle' | 'newForm' | 'read' | 'facts' | 'form' | 'more'
> & {
  remove: ConsoleEndpoint;
  /** What the deletion removes, and what it keeps. */
  removeText: string;
};

/** The screen of a category, brand, unit, attribute or add-on, or of a new one. */
export function EntryScreen<R extends ConsoleEndpoint>({ remove, removeText, ...props }: Props<R>) {
  const t = useText();
  const language = useLanguage();
  return (
    <EditScreen
      {...props}
      resource="catalog"
      permission="catalog.update"
      title={(entry) => translated((entry as Entry).name, language)}
      actions={(entry) => (
        <DeleteButton endpoint={remove} id={(entry as Entry).id} text={removeText} list={props.list.to} />
      )}
      created={t('catalog.created')}
      saved={t('catalog.saved')}
    />
  );
}

/** Deletes one row of a list after a confirmation, and returns to the list. */
function DeleteButton(props: { endpoint: ConsoleEndpoint; id: number; text: string; list: string }) {
  const { endpoint, id, text, list } = props;
  const t = useText();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange(endpoint);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('catalog.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('catalog.deleteOne')}
        text={text}
        cancel={t('catalog.cancel')}
        confirm={t('catalog.delete')}
        danger
        busy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate({ params: { id } } as unknown as InputOf<ConsoleEndpoint>, {
            onSuccess() {
              toastDone(t('catalog.deleted'));
              void navigate(list, { replace: true });
            },
            onError: () => setIsAsking(false),
          })
        }
      />
    </>
  );
}
