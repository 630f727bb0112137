// Shortens runs of spaces and signs in a parent's text before any pattern reads it: many patterns take quadratic time
// on a long run, and a run means no more than its first few characters.

const MOST_SIGNS = 10;

/** Replaces runs of spaces or line breaks by one (two for a blank line); other signs are cut after the first ten. */
export const withPlainRuns = (text: string): string =>
  text
    .replace(/\s{2,}/g, (run) => (run.includes('\n') ? (/\n.*\n/s.test(run) ? '\n\n' : '\n') : ' '))
    .replace(/[^\p{L}\p{N}]{11,}/gu, (run) => {
      const end = run.includes('\n') ? '\n' : ' ';
      return `${[...run].slice(0, MOST_SIGNS).join('')}${end}`;
    });
