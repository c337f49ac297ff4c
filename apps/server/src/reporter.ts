/** Where the lines go: a terminal, a file or a pipe. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** What the program tells the person at the terminal. */
export interface Reporter {
  info: (text: string) => void;
  progress: (label: string) => Progress;
}

/** A piece of work under way. */
export interface Progress {
  /** `share` is from 0 to 1; going back or repeating is harmless. */
  at: (share: number) => void;
  /** Ends the display and says `text`, or nothing. */
  done: (text?: string) => void;
}

const STEP = 10;

/**
 * Says plain lines, and progress as a bar on a terminal, as a line every ten per cent elsewhere. No colours;
 * control codes only go to a terminal.
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
    const under = bar;
    if (under) redraw('');
    output.write(`${text}\n`);
    if (under) redraw(under);
  };
  return {
    info,
    progress(label) {
      let told = 0;
      return {
        at(share) {
          const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
          if (isLive) return redraw(drawBar(label, percent, output.columns ?? 80));
          const step = percent - (percent % STEP);
          if (step <= told) return;
          told = step;
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

/** `Building the demo city  ━━━━━━━━━━──────────  50 %`, within one row or it would scroll. */
function drawBar(label: string, percent: number, columns: number): string {
  const room = Math.min(30, columns - label.length - 10);
  const filled = Math.round((room * percent) / 100);
  const bar = room < 5 ? '' : `  ${'━'.repeat(filled)}${'─'.repeat(room - filled)}`;
  return `${label}${bar}  ${String(percent).padStart(3)} %`.slice(0, columns - 1);
}
