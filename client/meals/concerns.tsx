// Findings of the food rules beside a meal or an item: the strongest first, with the person's name. Without findings
// nothing is shown, and no promise is made.
import { memo, useEffect, useRef, useState } from 'react';
import { CircleCheck, CircleHelp, Hourglass, OctagonAlert, TriangleAlert, WifiOff } from 'lucide-react';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { andList } from '#rules/text/and-list.ts';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';
import type { Concerned } from './use-concerns.ts';

type Strength = FamilyConcern['strength'];

/** Icon and ink of each strength. */
export const LOOKS: Record<Strength, { Icon: typeof OctagonAlert; ink: string }> = {
  contains: { Icon: OctagonAlert, ink: 'text-danger-ink' },
  'may contain': { Icon: TriangleAlert, ink: 'text-meal-ink' },
  unknown: { Icon: CircleHelp, ink: 'text-soft' },
};

/** Longer lists of foods do not help a parent. */
const MOST_FOODS = 4;

function foodsOf({ foods }: FamilyConcern): string {
  const more = foods.length - MOST_FOODS;
  return more > 0 ? `${foods.slice(0, MOST_FOODS).join(', ')} and ${more} more` : andList(foods);
}

/** 'Lists no ingredients that could be checked' */
const NO_INGREDIENTS = /^lists no /;

/** Text after a name: 'Mia: contains peanut', 'For Mia: not in our food list, please read the label'. */
const saidOf = ({ says }: FamilyConcern): string =>
  NO_INGREDIENTS.test(says) ? 'no ingredients to check yet' : says.replace(/^is (not in .*):/, '$1,');

interface LineProps {
  concern: FamilyConcern;
  /** Omits the foods, for use directly beside the item itself. */
  short: boolean;
}

/**
 * 'Mia: contains peanut (granola)'; with a rule, 'Peanut butter sandwich: school is nut-free' or 'Granola may contain
 * peanut: school is nut-free'.
 */
function ConcernLine({ concern, short }: LineProps) {
  const { rule, strength, says, people, record } = concern;
  const { Icon, ink } = LOOKS[strength];
  const isCertain = strength === 'contains';
  const [lead, rest] = rule
    ? [foodsOf(concern) + (isCertain ? ':' : ''), isCertain ? rule : `${says}: ${rule}`]
    : [(strength === 'unknown' ? 'For ' : '') + andList(people) + ':', saidOf(concern)];
  const more =
    (rule || short || NO_INGREDIENTS.test(says) ? '' : ` (${foodsOf(concern)})`) +
    (record ? `, from the medical record “${record}”` : '');
  return (
    <span className={`flex items-start gap-1.5 ${ink}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{lead}</strong> {rest}
        <span className="text-soft">{more}</span>
      </span>
    </span>
  );
}

/** Milliseconds after which a later check is worth a word: one more item is mostly checked within a frame or two. */
const SLOW = 400;

interface CheckingLineProps {
  isChecking: boolean;
  /** True for another text in a place that had no concerns: until the check is slow, the line is only read aloud. */
  isAgain?: boolean;
  className?: string | undefined;
}

/** Most checks take a few frames: the words fade in where one lasts. They are read aloud from the start. */
const FADES_IN = { animation: 'appear 200ms 400ms backwards' };

/**
 * A line that says that allergies are being checked. Once shown, its space stays reserved while it is on the screen, so
 * that nothing in view moves when nothing is found. Below the screen the space is given up.
 */
export function CheckingLine({ isChecking, isAgain = false, className }: CheckingLineProps) {
  const [isReserved, reserve] = useState(isChecking && !isAgain);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isChecking || !isAgain) return;
    const timer = setTimeout(reserve, SLOW, true);
    return () => clearTimeout(timer);
  }, [isChecking, isAgain]);
  useEffect(() => {
    // The line itself is not laid out where its card is skipped (content-visibility).
    const row = line.current?.parentElement;
    if (isChecking || !row) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen && !seen.isIntersecting && seen.boundingClientRect.top > 0) reserve(false);
    });
    watch.observe(row);
    return () => watch.disconnect();
  }, [isChecking]);
  if (!isReserved && !isChecking) return null;
  return (
    <p
      ref={line}
      style={isChecking ? FADES_IN : undefined}
      className={cx(
        isAgain && !isReserved ? 'sr-only' : 'flex min-h-6 items-start gap-1.5 text-soft',
        className,
      )}
    >
      {isChecking && (
        <>
          <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0" />
          Checking allergies…
        </>
      )}
    </p>
  );
}

interface ConcernListProps {
  of: readonly FamilyConcern[];
  short: boolean;
}

/** Concerns as sentences. */
export function ConcernList({ of, short }: ConcernListProps) {
  return (
    <ul className="flex flex-col gap-1" aria-label="For your family">
      {of.map((concern) => (
        <li key={JSON.stringify(concern)}>
          <ConcernLine concern={concern} short={short} />
        </li>
      ))}
    </ul>
  );
}

interface ConcernsProps {
  /** Undefined while the check is running. */
  of: readonly FamilyConcern[] | undefined;
  /** For an item of a list: the finding is about the item itself, so its name is not repeated. */
  short?: boolean;
  className?: string;
}

/** The concerns about one dish or item: shows the strongest; the others open below it. */
export const Concerns = memo(function Concerns({ of, short = false, className }: ConcernsProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = of ?? [];
  if (!of || !first) return <CheckingLine isChecking={!of} className={className} />;
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <ConcernList of={isOpen ? of : [first]} short={short} />
      {others.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-my-1 inline-flex min-h-11 cursor-pointer items-center self-start rounded-full px-1.5 font-semibold text-soft underline-offset-4 hover:underline"
        >
          {isOpen ? 'Show less' : `${others.length} more`}
        </button>
      )}
    </div>
  );
});

interface ItemConcernsProps {
  /** Undefined while the check is running, which the list says once (`CheckingItems`). */
  of: readonly FamilyConcern[] | undefined;
  className: string;
}

/** The concerns about an item of a list, whose name stands above them. */
export const ItemConcerns = ({ of, className }: ItemConcernsProps) =>
  of && <Concerns of={of} short className={className} />;

interface CheckingItemsProps {
  items: readonly { name: string; checked?: boolean }[];
  of: Concerned['ofItem'];
  className?: string;
}

/** One line for a list while an item of it is being checked. */
export function CheckingItems({ items, of, className }: CheckingItemsProps) {
  const isChecking = items.some(({ name, checked }) => checked !== true && of(name) === undefined);
  const [isTold, setTold] = useState(isChecking);
  useEffect(() => {
    const timer = setTimeout(setTold, isChecking ? SLOW : 0, isChecking);
    return () => clearTimeout(timer);
  }, [isChecking]);
  return <CheckingLine isChecking={isChecking && isTold} className={className} />;
}

const SAYS: Record<Concerned['state'], string> = {
  loading: 'Checking allergies…',
  // After one of the others.
  ready: 'Allergies are checked again.',
  offline: "Allergies couldn't be checked without a connection.",
  failed: "Something went wrong on our side, so allergies couldn't be checked.",
};

const ICONS = { ready: CircleCheck, offline: WifiOff, failed: TriangleAlert } as const;

/**
 * Note for the whole screen that nothing is checked: still loading, offline, or a server error. Once shown it keeps its
 * place, so that nothing below moves when the check is made after all.
 */
export function UncheckedNote({ concerned }: { concerned: Pick<Concerned, 'state' | 'retry'> }) {
  const { state, retry } = concerned;
  const [wasShown, setShown] = useState(false);
  if ((state === 'offline' || state === 'failed') && !wasShown) setShown(true);
  if (state === 'ready' && !wasShown) return null;
  if (state === 'loading') {
    return (
      <p role="status" className="sr-only">
        {SAYS.loading}
      </p>
    );
  }
  const Icon = ICONS[state];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunk px-4 py-3 text-soft">
      <p role="status" className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        {SAYS[state]}
      </p>
      <Button className={state === 'ready' ? 'invisible' : undefined} onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
