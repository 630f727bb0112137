// The avatar of a family member: initials on the member's own colour, the same on every screen.
import { cx } from '../kit/cx.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';

declare module 'react' {
  interface CSSProperties {
    /** Read by `.avatar` in kit.css. */
    '--hue'?: number;
  }
}

/** Number of colours; they stand 30° apart on the colour wheel. */
const COLOURS = 12;

/** Hexadecimal digits at the end of an id, which are random. */
const RANDOM_DIGITS = 6;

/** Distance between two colours that are tried one after the other; every colour has its turn. */
const STEP = 5;

/**
 * The hue of each member, in degrees, by id. A member's colour follows from the id, and keeps apart from those of
 * earlier members while there is room. Ids are sorted, so every device gives the same colours.
 */
export function personHues(ids: readonly string[]): Map<string, number> {
  const taken = new Set<number>();
  const hues = new Map<string, number>();
  for (const id of ids.toSorted()) {
    const start = Number.parseInt(id.slice(-RANDOM_DIGITS), 16) || 0;
    const tried = Array.from({ length: COLOURS }, (_, turn) => (start + turn * STEP) % COLOURS);
    const isFree = (colour: number) => !taken.has(colour);
    const isApart = (colour: number) =>
      [colour, colour + 1, colour + COLOURS - 1].every((near) => isFree(near % COLOURS));
    const colour = tried.find(isApart) ?? tried.find(isFree) ?? start % COLOURS;
    taken.add(colour);
    hues.set(id, (colour * 360) / COLOURS + 10);
  }
  return hues;
}

/** The first letters of the first and the last word of a name. */
function initialsOfName(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** In a cell of the month, in a row of a list, beside a name, and on a member's card. */
const SIZES = {
  small: 'size-4 text-[0.5rem]',
  row: 'size-5 text-[0.5625rem]',
  medium: 'size-7 text-xs',
  large: 'size-12 font-display text-lg',
};

interface PersonAvatarProps {
  name: string;
  /** Degrees, from `personHues`. */
  hue: number;
  size?: keyof typeof SIZES;
  /** True beside the written name, which assistive technology reads already. */
  decorative?: boolean;
  className?: string;
}

export function PersonAvatar({ name, hue, size = 'medium', decorative, className }: PersonAvatarProps) {
  return (
    <span title={decorative ? undefined : name} className={cx('inline-flex', className)}>
      <span
        aria-hidden
        style={{ '--hue': hue }}
        className={cx(
          'avatar inline-flex shrink-0 items-center justify-center rounded-full font-bold',
          SIZES[size],
        )}
      >
        {initialsOfName(name)}
      </span>
      {!decorative && <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}
