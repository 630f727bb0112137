// The results as one list of groups: what matches, or what was found last and the places of the app; Pip at the end.
import { findAmong, type Indexed } from '#rules/find/find.ts';
import type { Entry } from './entry.ts';
import { GROUP_LOOKS } from './group-looks.ts';

interface ResultGroup {
  label: string;
  entries: readonly Entry[];
}

const MOST_OF_A_GROUP = 5;

/** The best matches among appointments are read by their dates, as everywhere: coming ones first. */
const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries[0]?.group === 'appointments' ? entries.toSorted((a, b) => a.order - b.order) : entries;

/** Shown while nothing is typed. */
function suggestions(
  all: readonly Indexed<Entry>[],
  recent: readonly string[],
  suggested: readonly Entry[],
): ResultGroup[] {
  const known = new Map(all.map(({ entry }) => [entry.key, entry]));
  const last = recent.flatMap((key) => known.get(key) ?? []);
  const places = suggested.filter(({ key }) => !recent.includes(key));
  return [
    { label: 'Found last', entries: last },
    { label: GROUP_LOOKS.places.label, entries: places },
  ].filter(({ entries }) => entries.length > 0);
}

interface Asked {
  query: string;
  all: readonly Indexed<Entry>[];
  /** Keys of what was found last. */
  recent: readonly string[];
  suggested: readonly Entry[];
}

export const resultsOf = ({ query, all, recent, suggested }: Asked): ResultGroup[] =>
  query.trim() === ''
    ? suggestions(all, recent, suggested)
    : findAmong(all, query, MOST_OF_A_GROUP).map(({ group, entries }) => ({
        label: GROUP_LOOKS[group].label,
        entries: inOrder(entries),
      }));
