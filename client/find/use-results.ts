// The results for a query, the one that is chosen, and opening it.
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { personHues } from '../choices/person-avatar.tsx';
import * as links from '../screen/links.ts';
import { useUser } from '../session/session.tsx';
import type { Entry } from './entry.ts';
import { keepRecent, readRecent } from './recent.ts';
import { resultsOf } from './results.ts';
import { useEntries } from './use-entries.ts';

export interface Findings {
  /** Every place of the app, and those suggested before anything is typed. */
  places: readonly Entry[];
  suggested: readonly Entry[];
  onClose: () => void;
}

/** The position that Enter opens: the first of every new query; -1 before the first word. */
function useChoice(count: number, query: string) {
  const [choice, setChoice] = useState({ query, at: -1 });
  const first = query === '' ? -1 : 0;
  const at = Math.min(choice.query === query ? choice.at : first, count - 1);
  const choose = (next: number) => setChoice({ query, at: next });
  const step = (by: 1 | -1) => {
    if (count > 0) choose(at === -1 && by === -1 ? count - 1 : (at + by + count) % count);
  };
  return { at, choose, step };
}

function useOpening(onClose: () => void) {
  const { id: userId } = useUser();
  const [, navigate] = useLocation();
  const go = (href: string, state?: Entry['state']) => {
    onClose();
    navigate(href, { state });
  };
  return {
    go,
    open: ({ key, href, state }: Entry) => {
      keepRecent(userId, key);
      if (!href.startsWith('tel:')) return go(href, state);
      onClose();
      location.assign(href);
    },
  };
}

export function useResults({ places, suggested, onClose }: Findings, typed: string) {
  const query = typed.trim();
  const { id: userId } = useUser();
  const [recent] = useState(() => readRecent(userId));
  const { all, members, ...state } = useEntries(places);
  const { go, open } = useOpening(onClose);
  const groups = useMemo(() => resultsOf({ query, all, recent, suggested }), [query, all, recent, suggested]);
  const people = useMemo(() => {
    const hues = personHues(members.map(({ id }) => id));
    return new Map(members.map(({ id, name }) => [id, { name, hue: hues.get(id) ?? 0 }]));
  }, [members]);
  const entries = groups.flatMap((group) => group.entries);
  // Enter must not ask Pip for something that is about to be found.
  const withPip = query !== '' && !(state.isLoading && entries.length === 0);
  const choice = useChoice(entries.length + (withPip ? 1 : 0), query);
  const run = (index: number) => {
    const entry = entries[index];
    if (entry) open(entry);
    else if (withPip && index === entries.length) go(links.askPip(query));
  };
  return { query, groups, entries, people, withPip, run, ...choice, ...state };
}
