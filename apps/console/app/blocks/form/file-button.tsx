import { Button } from '@errand/ui/forms/button.tsx';
import { useRef } from 'react';

type Props = { label: string; accept: string; loading: boolean; onFile: (file: File) => void };

/** A button that asks for a file and gives it on at once. */
export function FileButton({ label, accept, loading, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button variant="quiet" loading={loading} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
