// Shortens runs of spaces and signs in what a parent typed, before any pattern reads it: many patterns take quadratic
// time on a long run, and a run says no more than its first few characters.

const MOST_SIGNS = 10;

/** One space or line break (two where a line is blank) stands for a run of them; other signs are cut to the first ten. */
export const withPlainRuns = (text: string): string =>
  text
    .replace(/\s{2,}/g, (run) => (run.includes('\n') ? (/\n.*\n/s.test(run) ? '\n\n' : '\n') : ' '))
    .replace(/[^\p{L}\p{N}]{11,}/gu, (run) => {
      const end = run.includes('\n') ? '\n' : ' ';
      return `${[...run].slice(0, MOST_SIGNS).join('')}${end}`;
    });
