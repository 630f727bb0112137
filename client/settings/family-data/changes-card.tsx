// Recent changes: the household's change log, newest first, a page at a time (D22).
import { useState } from 'react';
import { UNDO_DAYS, changes } from '#contract/changes.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { ChangeRow } from './change-row.tsx';
import { Loaded } from '../loaded.tsx';
import { useLatest } from '../use-latest.ts';
import { useWhose } from '../use-whose.ts';

/** As many as fit on a screen. */
const PAGE = 5;

interface PageProps {
  /** The oldest change of the page above. */
  before?: string;
  /** Number of pages to show, this one included. */
  pages: number;
  onMore: () => void;
}

/** One page, and below it the next, which begins where this one ends however often this one is read again. */
function ChangesPage({ before, pages, onMore }: PageProps) {
  const query = useLatest(changes.listChanges, { before, limit: PAGE });
  const whose = useWhose(query.data ?? []);
  return (
    <Loaded query={query} failed="The changes couldn't be loaded." size="h-60">
      {(sets) => {
        const oldest = sets.at(-1);
        if (oldest === undefined)
          return before === undefined ? (
            <p className="text-soft">Nothing has changed yet.</p>
          ) : (
            <p className="pt-3 text-soft">That's all.</p>
          );
        return (
          <>
            <ul
              aria-label={before === undefined ? 'Changes' : 'Earlier changes'}
              className="divide-y divide-line"
            >
              {sets.map((set) => (
                <ChangeRow key={set.id} set={set} whose={whose} />
              ))}
            </ul>
            {sets.length === PAGE &&
              (pages > 1 ? (
                <ChangesPage before={oldest.id} pages={pages - 1} onMore={onMore} />
              ) : (
                <Button className="mt-2" onClick={onMore}>
                  Show more
                </Button>
              ))}
          </>
        );
      }}
    </Loaded>
  );
}

export function ChangesCard() {
  const [pages, setPages] = useState(1);
  return (
    <Card title="Recent changes">
      <p className="mb-1 text-soft">Everyone's, newest first. Each can be undone for {UNDO_DAYS} days.</p>
      <ChangesPage pages={pages} onMore={() => setPages(pages + 1)} />
    </Card>
  );
}
