import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { InputOf } from '@errand/contract/endpoint';
import { MAX_VIDEO_MEGABYTES, VIDEO_START_BYTES, videoType } from '@errand/domain/media';
import { Button } from '@errand/ui/forms/button.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { FileVideo } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';
import './video-field.css';

type Params = Record<string, number>;
type Props<E extends ConsoleEndpoint, P extends Params> = {
  /** Declared with `VIDEO`. */
  endpoint: { params: P; body: FormData } extends InputOf<E> ? E : never;
  params: P;
  url: string | null;
  /** URL of the picture that is shown until the video plays. */
  poster: string | null;
  /** Left out where the heading of a panel says it. */
  label?: string;
};

/** The video of an object. A new one is uploaded when it is chosen. */
export function VideoField<E extends ConsoleEndpoint, P extends Params>(props: Props<E, P>) {
  const { endpoint, params, url, poster, label } = props;
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const change = useChange<E>(endpoint, { silent: true });
  const [problem, setProblem] = useState<string | null>(null);

  function save(file: File | null): void {
    const body = new FormData();
    if (file) body.set('video', file);
    change.mutate({ params, body } as unknown as InputOf<E>, {
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
    <div className="video-field">
      {label && <b className="text-label">{label}</b>}
      {url && <VideoPreview url={url} poster={poster} />}
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
    </div>
  );
}

/** The video, which only plays when it is asked to. */
export function VideoPreview({ url, poster }: { url: string; poster: string | null }) {
  const t = useText();
  return (
    <video
      // Another video starts with its own first picture.
      key={url}
      className="video-field-now"
      src={url}
      poster={poster ?? undefined}
      muted
      controls
      playsInline
      preload="metadata"
      aria-label={t('blocks.video')}
    />
  );
}

/** Checks what the server checks too, before minutes of upload. */
async function problemOf(file: File): Promise<'videoType' | 'videoLarge' | null> {
  if (file.size > MAX_VIDEO_MEGABYTES * 1024 * 1024) return 'videoLarge';
  const start = new Uint8Array(await file.slice(0, VIDEO_START_BYTES).arrayBuffer());
  return videoType(start) ? null : 'videoType';
}
