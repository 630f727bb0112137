// The results below the field, in groups, with the words that stand where there are none.
import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { EntryContent, Option, OptionIcon } from './option.tsx';
import type { useResults } from './use-results.ts';

interface FindListProps {
  /** Prefix of the ids that the field refers to. */
  id: string;
  results: ReturnType<typeof useResults>;
}

/** Said where something is missing: nothing matches, or the server cannot be reached. */
export function Notes({ results }: Pick<FindListProps, 'results'>) {
  const { query, entries, isLoading, isFailed, retry } = results;
  return (
    <>
      {query !== '' && entries.length === 0 && (
        <p className="px-3 pt-4 text-soft wrap-anywhere">
          {isLoading ? 'Looking…' : `Nothing here goes by “${query}”. Another word may do, or ask Pip.`}
        </p>
      )}
      {isFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-3 pt-4">
          <p className="min-w-0 flex-1">Only meals and lists can be searched right now.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </>
  );
}

export function FindList({ id, results }: FindListProps) {
  const { query, groups, entries, people, withPip, at, choose, run } = results;
  const option = (index: number) => ({
    id: `${id}-${index}`,
    isActive: index === at,
    onPoint: () => choose(index),
    onChoose: () => run(index),
  });
  return (
    <div role="listbox" id={id} aria-label="Results">
      {groups.map((group, nth) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${nth}`}>
          <p id={`${id}-group-${nth}`} role="presentation" className="find-label">
            {group.label}
          </p>
          {group.entries.map((entry) => (
            <Option key={entry.key} {...option(entries.indexOf(entry))}>
              <EntryContent entry={entry} people={people} />
            </Option>
          ))}
        </div>
      ))}
      {withPip && (
        <div className="mt-3 border-t border-line pt-3">
          <Option {...option(entries.length)}>
            <OptionIcon hue="brand">
              <MessageCircleQuestion className="size-5" />
            </OptionIcon>
            <span className="min-w-0 flex-1 truncate font-semibold">Ask Pip “{query}”</span>
          </Option>
        </div>
      )}
    </div>
  );
}
