// Single lines about how Pip reads restrictions that a parent wrote.
import type { ReactNode } from 'react';
import { CircleHelp, TextSearch } from 'lucide-react';

/** '“asthma”, “glasses”' */
export const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

interface WordsProps {
  words: readonly string[];
}

/** An icon and a sentence. */
export function ReadLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-soft [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** Words that belong to no allergen class. */
export const ByNameOnly = ({ words }: WordsProps) => (
  <ReadLine icon={<TextSearch aria-hidden />}>{quoted(words)}: checked by exact name only</ReadLine>
);

/** Entries with two meanings, or a wish no rule keeps. */
export const InDoubt = ({ words }: WordsProps) => (
  <ReadLine icon={<CircleHelp aria-hidden />}>
    {quoted(words)}: Pip can't be sure what this rules out and will ask you to check
  </ReadLine>
);

/** Foods that are mentioned in the notes but in no list. */
export const OnlyInNotes = ({ words }: WordsProps) => (
  <ReadLine icon={<CircleHelp aria-hidden />}>
    Only in the notes, so please check:{' '}
    <strong className="font-semibold text-ink">{words.join(' · ')}</strong>
  </ReadLine>
);
