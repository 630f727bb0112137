// Note below a field: how Pip reads the words in it, while they are typed. The parent's own words stay unchanged.
import { useEffect, useMemo, useState } from 'react';
import { HeartPulse, Minus, ShieldCheck, SpellCheck } from 'lucide-react';
import { splitCommaList } from '#contract/common.ts';
import { Button } from '../kit/button.tsx';
import type { MemberForm } from './member-kind.ts';
import { ByNameOnly, InDoubt, OnlyInNotes, ReadLine, quoted } from './read-lines.tsx';
import { useReader } from './use-reader.ts';

/** A pause in typing, in milliseconds, so that a screen reader does not announce every letter. */
const PAUSE = 350;

/** A value after typing has paused. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const LINES = 'flex flex-col gap-1 empty:hidden';

interface UnderstoodProps {
  text: string;
  /** Takes over the text with a word written as it is read. */
  onRewrite: (text: string) => void;
}

export function Understood({ text, onRewrite }: UnderstoodProps) {
  const rules = useReader('now');
  const settled = useSettled(text);
  const read = useMemo(() => rules?.explainEntries(splitCommaList(settled)), [rules, settled]);
  // Only a word that is still in the field can be corrected.
  const spellings = read?.spellings.filter(({ written }) => text.includes(written)) ?? [];
  return (
    <>
      <div role="status" className={LINES}>
        {read && read.known.length > 0 && (
          <ReadLine icon={<ShieldCheck aria-hidden className="text-brand" />}>
            Pip checks for <strong className="font-semibold text-ink">{read.known.join(' · ')}</strong>
          </ReadLine>
        )}
        {read && read.byName.length > 0 && <ByNameOnly words={read.byName} />}
        {read && read.doubtful.length > 0 && <InDoubt words={read.doubtful} />}
        {read && read.health.length > 0 && (
          <ReadLine icon={<HeartPulse aria-hidden className="text-medical-ink" />}>
            {quoted(read.health)}: kept under Health, and no meal is checked for it
          </ReadLine>
        )}
        {read && read.nothing.length > 0 && (
          <ReadLine icon={<Minus aria-hidden />}>
            {quoted(read.nothing)}: kept, but nothing to check in food
          </ReadLine>
        )}
      </div>
      {spellings.map(({ written, meant }) => (
        <div key={written} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <ReadLine icon={<SpellCheck aria-hidden />}>
            “{written}” is read as “{meant}”
          </ReadLine>
          <Button onClick={() => onRewrite(text.replace(written, meant))}>Write “{meant}”</Button>
        </div>
      ))}
    </>
  );
}

/** Below the notes: an allergy that is only there is not excluded from any plan. */
export function UnderstoodNotes({ form }: { form: MemberForm }) {
  const rules = useReader('now');
  const { allergies, dietaryRestrictions, dietaryNeeds, notes } = useSettled(form);
  const words = useMemo(
    () =>
      rules?.onlyInNotes({
        allergies: splitCommaList(allergies),
        dietaryRestrictions: splitCommaList(dietaryRestrictions),
        dietaryNeeds: splitCommaList(dietaryNeeds),
        notes,
      }) ?? [],
    [rules, allergies, dietaryRestrictions, dietaryNeeds, notes],
  );
  return (
    <div role="status" className={LINES}>
      {words.length > 0 && <OnlyInNotes words={words} />}
      {words.length > 0 && (
        <p className="pl-7 text-soft">
          List it under allergies or diets, and Pip keeps it out of every plan.
        </p>
      )}
    </div>
  );
}
