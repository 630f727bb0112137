// The list of menu ideas, filtered by search, by filters, and by the items selected in the pantry.
import { use, useDeferredValue, useState } from 'react';
import { X } from 'lucide-react';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { Target } from '../../editing/panel/target.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useGrowing } from '../../screen/in-slices.ts';
import { useWide } from '../../screen/use-wide.ts';
import { UncheckedNote } from '../concerns.tsx';
import { IdeaCard, type IdeaActions } from './idea-card.tsx';
import { NO_FILTER, filteredIdeas, isFiltering, newestFirst, usedIn } from './idea-filter.ts';
import { IdeasToolbar } from './ideas-toolbar.tsx';
import type { Concerned } from '../use-concerns.ts';

interface IdeasListProps {
  ideas: KeptMenuIdea[];
  /** Items selected in the pantry to cook with; empty when all ideas are listed. */
  wanted: readonly string[];
  concerned: Concerned;
  actions: IdeaActions;
  onForgetWanted: () => void;
}

const NONE: readonly string[] = [];

/** Cards: what a window shows at once, on a phone and on a large screen, and what is quickly drawn after it. */
const FIRST = { phone: 3, wide: 8 };
const PIECE = 3;

/** The items selected in the pantry, and a button back to all ideas. */
function Wanted({ wanted, onForget }: { wanted: readonly string[]; onForget: () => void }) {
  return (
    <div className="flex items-center justify-between gap-2 rounded-card bg-brand-wash py-1.5 pr-1.5 pl-4 text-brand">
      <p className="min-w-0 wrap-anywhere">
        Ideas with <strong className="font-semibold">{wanted.join(', ')}</strong>
      </p>
      <IconButton label="Show all ideas" onClick={onForget} className="text-brand">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      as="h3"
      title="No matching ideas"
      text="Try another word, or show all ideas again."
      action={<Button onClick={onClear}>Show all ideas</Button>}
    />
  );
}

export function IdeasList({ ideas, wanted, concerned, actions, onForgetWanted }: IdeasListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  // Typing stays quick however many ideas there are.
  const asked = useDeferredValue(filter);
  const fitting = filteredIdeas(newestFirst(ideas), asked, (idea) => concerned.fits(idea) !== false);
  const uses = new Map(fitting.map((idea) => [idea.id, wanted.length > 0 ? usedIn(idea, wanted) : NONE]));
  const usedBy = ({ id }: KeptMenuIdea) => uses.get(id) ?? NONE;
  const shown =
    wanted.length === 0
      ? fitting
      : fitting
          .filter((idea) => usedBy(idea).length > 0)
          .toSorted((a, b) => usedBy(b).length - usedBy(a).length);
  const target = use(Target);
  const place = shown.findIndex(({ id }) => id === target);
  const [first] = useState(useWide() ? FIRST.wide : FIRST.phone);
  const count = useGrowing(shown.length, { first, piece: PIECE, wanted: place });
  const isNarrowed = isFiltering(asked) || wanted.length > 0;
  const showAll = () => {
    setFilter(NO_FILTER);
    onForgetWanted();
  };
  return (
    <>
      <IdeasToolbar
        filter={filter}
        onChange={(fields) => setFilter((before) => ({ ...before, ...fields }))}
      />
      {wanted.length > 0 && <Wanted wanted={wanted} onForget={onForgetWanted} />}
      <UncheckedNote concerned={concerned} />
      <p role="status" className={isNarrowed && shown.length > 0 ? '-my-2 text-soft' : 'sr-only'}>
        {isNarrowed && `${shown.length} of ${ideas.length} ${ideas.length === 1 ? 'idea' : 'ideas'}`}
      </p>
      {shown.length === 0 && <NothingFound onClear={showAll} />}
      {shown.length > 0 && (
        <ul
          aria-label="Menu ideas"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
        >
          {shown.slice(0, count).map((idea) => (
            <IdeaCard
              key={idea.id}
              idea={idea}
              concerns={concerned.ofIdea(idea)}
              uses={usedBy(idea)}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </>
  );
}
