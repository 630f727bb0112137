// School Management: the household's schools, one at a time, with their settings and calendars (SCH-*, D35).
import { Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { family } from '#contract/family.ts';
import type { School } from '#contract/kinds/school.ts';
import { school } from '#contract/school.ts';
import { useRead } from '../data/api.ts';
import { newId } from '../data/new-id.ts';
import { useDeletion } from '../editing/removal/use-deletion.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import * as links from '../screen/links.ts';
import { Page } from '../screen/page.tsx';
import { useUnsavedGuard } from '../screen/use-unsaved-guard.ts';
import { useUser } from '../session/session.tsx';
import type { SchoolPlace } from './save-school.ts';
import { SchoolPanel } from './school-panel.tsx';
import { SchoolTabs } from './school-tabs.tsx';

/** The first school in the address and among the tabs. */
const FIRST = '';

interface ShownSchool {
  /** `FIRST`, or the id of a further school. */
  id: string;
  place: SchoolPlace;
  record: School | null;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your school settings" className="grid gap-5 lg:grid-cols-[1fr_25rem]">
      <Skeleton className="h-144 rounded-card" />
      <Skeleton className="h-144 rounded-card" />
    </div>
  );
}

const Failed = ({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) => (
  <Card as="div" role="alert" className="flex flex-wrap items-center justify-between gap-3">
    <p>Your school settings could not be loaded.</p>
    <Button pending={isFetching} onClick={onRetry}>
      Try again
    </Button>
  </Card>
);

/** The ids of the schools with something unsaved. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((all) => {
      if (all.has(id) === isUnsaved) return all;
      const next = new Set(all);
      if (isUnsaved) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  useUnsavedGuard(unsaved.size > 0);
  return { unsaved, mark };
}
