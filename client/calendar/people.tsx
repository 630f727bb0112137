// The family members on calendar events: their avatars, and their names for assistive technology.
import { createContext, use, useMemo } from 'react';
import { family } from '#contract/family.ts';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { namesPerson } from '#rules/family/names-person.ts';
import { PersonAvatar, personHues } from '../choices/person-avatar.tsx';
import { useRead } from '../data/api.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';

interface Person {
  id: string;
  name: string;
  hue: number;
}
type People = ReadonlyMap<string, Person>;

/** The members by id; empty until they are loaded. */
export const PeopleOfFamily = createContext<People>(new Map());

/** The members of the family, read once an event is for one of them. */
export function usePeople(events: readonly CalendarEvent[]): People {
  const needed = useMemo(() => events.some(({ memberIds }) => memberIds && memberIds.length > 0), [events]);
  const { data } = useRead(family.listFamilyMembers, {}, { enabled: needed });
  return useMemo(() => {
    const hues = personHues((data ?? []).map(({ id }) => id));
    return new Map((data ?? []).map(({ id, name }) => [id, { id, name, hue: hues.get(id) ?? 0 }]));
  }, [data]);
}

/** The members an event is for, as far as they are known. */
export function usePeopleOf({ memberIds = [] }: CalendarEvent): readonly Person[] {
  const people = use(PeopleOfFamily);
  return memberIds.flatMap((id) => people.get(id) ?? []);
}

interface AvatarsProps {
  event: CalendarEvent;
  size: 'small' | 'row' | 'medium';
  /** Most circles; the last one is a number where more are needed. */
  most: number;
  /** True where the names are written beside them, as they are for those that the title names. */
  isNamed?: boolean;
}

/** The avatars of an event's members; nothing for an event without any. */
export function Avatars({ event, size, most, isNamed = false }: AvatarsProps) {
  const people = usePeopleOf(event);
  if (people.length === 0) return null;
  const shown = people.length > most ? people.slice(0, most - 1) : people;
  const rest = people.slice(shown.length);
  const isSaid = isNamed || people.every(({ name }) => namesPerson(event.title, name));
  return (
    <span className="inline-flex shrink-0 items-center gap-0.5">
      {shown.map(({ id, name, hue }) => (
        <PersonAvatar key={id} name={name} hue={hue} size={size} decorative={isSaid} />
      ))}
      {rest.length > 0 && (
        <span className="min-w-4 rounded-full bg-surface/60 text-center text-xs leading-4 font-semibold">
          <span aria-hidden>{shown.length > 0 ? `+${rest.length}` : rest.length}</span>
          {!isSaid && <VisuallyHidden>{rest.map(({ name }) => name).join(', ')}</VisuallyHidden>}
        </span>
      )}
    </span>
  );
}
