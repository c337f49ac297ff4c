import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { InputOf } from '@errand/contract/endpoint';
import { MAX_VIDEO_MEGABYTES, VIDEO_START_BYTES, videoType } from '@errand/domain/media';
import { Button } from '@errand/ui/forms/button.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { FileVideo } from 'lucide-react';
import { useRef, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';
import './video-panel.css';

type Input = { params: { id: number }; body: FormData };

/** The video of an object. A new one is uploaded when it is chosen. `endpoint` is declared with `VIDEO`. */
export function VideoPanel<E extends ConsoleEndpoint>(props: {
  endpoint: Input extends InputOf<E> ? E : never;
  id: number;
  url: string | null;
  /** URL of the picture that is shown until the video plays. */
  poster: string | null;
  text: string;
}) {
  const { endpoint, id, url, poster, text } = props;
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const change = useChange<E>(endpoint, { silent: true });
  const [problem, setProblem] = useState<string | null>(null);

  function save(file: File | null): void {
    const body = new FormData();
    if (file) body.set('video', file);
    change.mutate({ params: { id }, body } as unknown as InputOf<E>, {
      onSuccess: () => toastDone(t(file ? 'blocks.videoSaved' : 'blocks.videoRemoved')),
      onError: (error) => setProblem(errorMessage(error, t)),
    });
  }

  async function choose(file: File): Promise<void> {
    const found = await problemOf(file);
    setProblem(found && t(`blocks.${found}`, { megabytes: MAX_VIDEO_MEGABYTES }));
    if (!found) save(file);
  }

  return (
    <Panel title={t('blocks.video')} text={text}>
      {url && (
        <video
          // Another video starts with its own first picture.
          key={url}
          className="video-panel-now"
          src={url}
          poster={poster ?? undefined}
          muted
          controls
          playsInline
          preload="metadata"
          aria-label={t('blocks.video')}
        />
      )}
      {problem && <GroupError>{problem}</GroupError>}
      <p className="field-help">{t('blocks.videoHelp', { megabytes: MAX_VIDEO_MEGABYTES })}</p>
      <div className="form-buttons">
        <Button
          size="sm"
          variant="line"
          loading={change.isPending}
          loadingText={t('blocks.videoUploading')}
          onClick={() => input.current?.click()}
        >
          <FileVideo className="icon" size={16} />
          {t(url ? 'blocks.replaceVideo' : 'blocks.chooseVideo')}
        </Button>
        {url && (
          <Button size="sm" variant="quiet" disabled={change.isPending} onClick={() => save(null)}>
            {t('blocks.removeVideo')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="video/mp4,video/webm"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void choose(file);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </Panel>
  );
}

/** Checks what the server checks too, before minutes of upload. */
async function problemOf(file: File): Promise<'videoType' | 'videoLarge' | null> {
  if (file.size > MAX_VIDEO_MEGABYTES * 1024 * 1024) return 'videoLarge';
  const start = new Uint8Array(await file.slice(0, VIDEO_START_BYTES).arrayBuffer());
  return videoType(start) ? null : 'videoType';
}
