/** The destination of the lines: a terminal, a file or a pipe. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** Messages to the operator at the terminal. */
export interface Reporter {
  info: (text: string) => void;
  progress: (label: string) => Progress;
}

/** The progress of one operation. */
export interface Progress {
  /** `share` is from 0 to 1. Repeated and lower values are ignored. */
  at: (share: number) => void;
  /** Removes the bar and prints `text`, if any. */
  done: (text?: string) => void;
}

const STEP = 10;

/**
 * Prints plain lines, and progress as a bar on a terminal or as a line for each ten percent elsewhere. Control codes only
 * go to a terminal.
 */
export function createReporter(output: Output = process.stdout): Reporter {
  const isLive = output.isTTY === true && process.env['TERM'] !== 'dumb';
  let bar = '';
  const redraw = (text: string) => {
    if (text === bar) return;
    bar = text;
    output.write(`\r\x1b[K${bar}`);
  };
  const info = (text: string) => {
    const current = bar;
    if (current) redraw('');
    output.write(`${text}\n`);
    if (current) redraw(current);
  };
  return {
    info,
    progress(label) {
      let reported = 0;
      return {
        at(share) {
          const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
          if (isLive) return redraw(drawBar(label, percent, output.columns ?? 80));
          const step = percent - (percent % STEP);
          if (step <= reported) return;
          reported = step;
          info(`${label}: ${step} %`);
        },
        done(text) {
          if (isLive) redraw('');
          if (text) info(text);
        },
      };
    },
  };
}

/** `Building the demo city  ━━━━━━━━━━──────────  50 %`, cut to one row: a longer line would scroll. */
function drawBar(label: string, percent: number, columns: number): string {
  const width = Math.min(30, columns - label.length - 10);
  const filled = Math.round((width * percent) / 100);
  const bar = width < 5 ? '' : `  ${'━'.repeat(filled)}${'─'.repeat(width - filled)}`;
  return `${label}${bar}  ${String(percent).padStart(3)} %`.slice(0, columns - 1);
}
