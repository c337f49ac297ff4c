import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { ApiError } from '@errand/contract';
import { subscribeNewsletter } from '@errand/contract/newsletter';
import { isEmail } from '@errand/domain/auth';
import { normalizeText } from '@errand/domain/text';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import './footer-links.css';
import './footer-news.css';

const SENT = lazyPart(() =>
  import('#features/newsletter/newsletter-sent.tsx').then((part) => part.NewsletterSent),
);

/** The newsletter form. */
export function Newsletter({ title, text }: { title: string; text: string }) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const subscribe = useMutation({
    mutationFn: (email: string) => api.call(subscribeNewsletter, { body: { email } }),
    onSuccess: ({ message }) => {
      toastDone(message);
      if (field.current) field.current.value = '';
    },
    onError: (error) => showError(error instanceof ApiError ? error.message : t('shell.footer.notReached')),
  });

  function showError(reason: string): void {
    setProblem(reason);
    field.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const email = normalizeText(field.current?.value ?? '', 'identifier');
    if (!isEmail(email)) return showError(t('shell.footer.emailInvalid'));
    setProblem(null);
    subscribe.mutate(email);
  }

  return (
    <form noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 className="footer-title" id={`${id}-title`}>
        {title}
      </h2>
      <p className="text-muted">{text}</p>
      <div className="footer-news-form">
        <span className={cx('field-input', problem && 'bad')}>
          <input
            ref={field}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={300}
            aria-label={t('shell.footer.email')}
            placeholder={t('shell.footer.email')}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={() => setProblem(null)}
          />
        </span>
        <Button type="submit" variant="ink" loading={subscribe.isPending}>
          {t('shell.footer.join')}
        </Button>
      </div>
      {problem && (
        <span className="field-error" id={`${id}-problem`}>
          <CircleAlert size={16} />
          {problem}
        </span>
      )}
      <LazyPart of={SENT} props={{}} wanted={subscribe.isSuccess} />
    </form>
  );
}
