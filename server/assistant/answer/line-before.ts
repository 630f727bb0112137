// Inserts a line before an answer that begins in a certain way, while the answer is being streamed.

/** Streams text on; where it turns out to begin with `opening`, `line` is said first. Without a line nothing is held back. */
export function lineBefore(
  opening: string,
  line: string | undefined,
  say: (text: string) => void,
): { add: (text: string) => void; end: () => void } {
  if (line === undefined) return { add: say, end: () => undefined };
  let held: string | undefined = '';
  const release = () => {
    if (held === undefined || held === '') return;
    const text = held;
    held = undefined;
    if (text.startsWith(opening)) say(`${line}\n\n`);
    say(text);
  };
  return {
    add: (text) => {
      if (held === undefined) return say(text);
      held += text;
      if (!opening.startsWith(held)) release();
    },
    end: release,
  };
}
