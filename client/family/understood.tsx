// Below a field: what Pip makes of the words in it, while they are typed. The parent's own words stay.
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { CircleHelp, Minus, ShieldCheck, SpellCheck, TextSearch } from 'lucide-react';
import { splitCommaList } from '#contract/common.ts';
import { Button } from '../kit/button.tsx';
import { useReader } from './use-reader.ts';

/** A pause in typing: nobody wants every letter read aloud. */
const PAUSE = 350;

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

interface UnderstoodProps {
  text: string;
  /** Takes over the text with a word written as it is read. */
  onRewrite: (text: string) => void;
}

export function Understood({ text, onRewrite }: UnderstoodProps) {
  const explain = useReader('now');
  const settled = useSettled(text);
  const read = useMemo(() => explain?.(splitCommaList(settled)), [explain, settled]);
  // Only what still stands in the field can be written another way.
  const spellings = read?.spellings.filter(({ written }) => text.includes(written)) ?? [];
  return (
    <>
      <div role="status" className="flex flex-col gap-1 text-soft empty:hidden">
        {read && read.known.length > 0 && (
          <Line icon={<ShieldCheck aria-hidden className="text-brand" />}>
            Pip checks for <strong className="font-semibold text-ink">{read.known.join(' · ')}</strong>
          </Line>
        )}
        {read && read.byName.length > 0 && (
          <Line icon={<TextSearch aria-hidden />}>{quoted(read.byName)}: checked by exact name only</Line>
        )}
        {read && read.doubtful.length > 0 && (
          <Line icon={<CircleHelp aria-hidden />}>
            {quoted(read.doubtful)}: Pip cannot be sure what this rules out and will ask you to check
          </Line>
        )}
        {read && read.nothing.length > 0 && (
          <Line icon={<Minus aria-hidden />}>{quoted(read.nothing)}: kept, but nothing to check in food</Line>
        )}
      </div>
      {spellings.map(({ written, meant }) => (
        <div key={written} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-soft">
          <Line icon={<SpellCheck aria-hidden />}>
            “{written}” is read as “{meant}”
          </Line>
          <Button onClick={() => onRewrite(text.replace(written, meant))}>Write “{meant}”</Button>
        </div>
      ))}
    </>
  );
}
