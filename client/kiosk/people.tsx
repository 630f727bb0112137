// Faces of the family on a kitchen tablet, in the colors they have on every screen.
import { createContext, use } from 'react';
import type { KioskBoard } from '#contract/schemas/kiosk.ts';
import { PersonAvatar, personHues } from '../choices/person-avatar.tsx';

interface Person {
  name: string;
  hue: number;
}
type People = ReadonlyMap<string, Person>;

export const PeopleOfBoard = createContext<People>(new Map());

export function peopleOf({ people }: Pick<KioskBoard, 'people'>): People {
  const hues = personHues(people.map(({ id }) => id));
  return new Map(people.map(({ id, name }) => [id, { name, hue: hues.get(id) ?? 0 }]));
}

/** More faces than these do not fit beside a title. */
const MOST_FACES = 4;

interface FacesProps {
  ids: readonly string[];
  /** True where the text beside them names everybody. */
  decorative?: boolean;
}

export function Faces({ ids, decorative = false }: FacesProps) {
  const people = use(PeopleOfBoard);
  const known = ids.flatMap((id) => people.get(id) ?? []);
  if (known.length === 0) return null;
  return (
    <span className="kiosk-faces">
      {known.slice(0, MOST_FACES).map(({ name, hue }) => (
        <PersonAvatar key={name} name={name} hue={hue} decorative={decorative} className="kiosk-face" />
      ))}
      {known.length > MOST_FACES && <span className="kiosk-more-faces">+{known.length - MOST_FACES}</span>}
    </span>
  );
}

/** The hue of the first of these people; undefined for none. */
export function useHueOf(ids: readonly string[]): number | undefined {
  const people = use(PeopleOfBoard);
  return ids.flatMap((id) => people.get(id)?.hue ?? []).at(0);
}
