import progress from 'cli-progress';
import type { SyncOptions } from '#origin/import/sync/syncSource.ts';

export interface ImportProgress {
  onProgress: NonNullable<SyncOptions['onProgress']>;
  stop: () => void;
}

const formats = {
  reading: '{value} records read · {duration_formatted}',
  storing: 'storing {bar} {value}/{total} · {duration_formatted}',
};

const silent: ImportProgress = { onProgress: () => undefined, stop: () => undefined };

/** A bar on a terminal, on stderr; where there is none, a line every five seconds. */
export function createProgress(isQuiet: boolean): ImportProgress {
  if (isQuiet) return silent;
  let bar: progress.SingleBar | undefined;
  let shown: keyof typeof formats | undefined;
  const stop = () => {
    bar?.stop();
    bar = undefined;
    shown = undefined;
  };
  return {
    stop,
    onProgress: (done, step, total = 0) => {
      // Of several sources each begins with reading.
      if (shown !== step || (step === 'reading' && done === 1)) stop();
      shown = step;
      bar ??= start(step, total);
      bar.update(done);
    },
  };
}

function start(step: keyof typeof formats, total: number): progress.SingleBar {
  const bar = new progress.SingleBar({
    format: formats[step],
    barsize: 40,
    clearOnComplete: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  });
  bar.start(total, 0);
  return bar;
}
