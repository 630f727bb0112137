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
import { teachesAtHome } from './school-form.ts';
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
    <div
      role="status"
      aria-label="Loading your school settings"
      className="grid gap-5 lg:grid-cols-[1fr_25rem]"
    >
      <Skeleton className="h-144 rounded-card" />
      <Skeleton className="h-144 rounded-card" />
    </div>
  );
}

const Failed = ({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) => (
  <Card as="div" role="alert" className="flex flex-wrap items-center justify-between gap-3">
    <p>Your school settings couldn't be loaded.</p>
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

/** The school in the address, and a way to another one. */
function useSchoolAddress() {
  // Deferred like the path (routes.tsx): on the way to another screen, this one must not fall back to its first tab.
  const id = new URLSearchParams(useDeferredValue(useSearch())).get('id') ?? FIRST;
  const [, navigate] = useLocation();
  /** Turning pages inside a screen leaves no trail: Back leads to where the parent came from. */
  const show = (next: string) =>
    navigate(next === FIRST ? links.school() : `${links.school()}?id=${encodeURIComponent(next)}`, {
      replace: true,
    });
  return { id, show };
}

/** The schools of the household, with those that were begun here and not saved yet. */
function useSchools() {
  const settings = useRead(school.getSchoolSettings, {});
  const further = useRead(school.listSchools, {});
  const { unsaved, mark } = useUnsaved();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const stored = further.data ?? [];
  // One that somebody else deleted stays as long as something typed in it is unsaved.
  const ofThisPage = [...new Set([...begun, ...unsaved])].filter(
    (id) => id !== FIRST && !stored.some((one) => one.id === id),
  );
  const schools: ShownSchool[] = [
    { id: FIRST, place: { is: 'first' }, record: settings.data ?? null },
    ...stored.map((record): ShownSchool => ({
      id: record.id,
      place: { is: 'further', id: record.id },
      record,
    })),
    ...ofThisPage.map((id): ShownSchool => ({ id, place: { is: 'further', id }, record: null })),
  ];
  return {
    schools,
    mark,
    isLoaded: settings.data !== undefined && further.data !== undefined,
    isError: settings.isError || further.isError,
    isFetching: settings.isFetching || further.isFetching,
    retry: () =>
      void Promise.all([settings, further].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    begin: () => {
      const id = newId();
      setBegun((all) => [...all, id]);
      return id;
    },
    putAway: (id: string) => setBegun((all) => all.filter((one) => one !== id)),
  };
}

/** Deletes further schools, with Undo; one that was never saved is put away. */
function useRemoval(putAway: (id: string) => void, leave: () => void) {
  const { remove } = useDeletion({
    operation: school.deleteSchool,
    name: 'deleteSchool',
    onDeleted: leave,
    done: { title: 'School Deleted' },
    failed: 'Failed to delete the school. Please try again.',
    restored: { title: 'School Restored' },
  });
  return ({ id, record }: ShownSchool) => {
    if (record !== null) return remove(id);
    putAway(id);
    leave();
  };
}

const AddSchool = ({ onAdd }: { onAdd: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 pt-2">
    <p className="text-soft">A second school? It gets its own hours, calendar and children.</p>
    <Button onClick={onAdd}>
      <Plus aria-hidden />
      Add another school
    </Button>
  </div>
);

function Schools({ household }: { household: ReturnType<typeof useSchools> }) {
  const { schools, mark, begin, putAway } = household;
  const { preferences } = useUser();
  const members = useRead(family.listFamilyMembers, {}).data;
  const address = useSchoolAddress();
  const shown = schools.find(({ id }) => id === address.id)?.id ?? FIRST;
  const remove = useRemoval(putAway, () => {
    address.show(FIRST);
    // The pressed button goes with its school.
    document.querySelector<HTMLElement>('main')?.focus();
  });
  const add = () => address.show(begin());
  // A household has one schedule of lessons: it is planned at the first school at home.
  const atHome =
    schools.find(({ record }) => record !== null && teachesAtHome(record.schoolType))?.id ?? FIRST;
  return (
    <div className="flex flex-col gap-5">
      {schools.length > 1 && (
        <SchoolTabs
          schools={schools.map(({ id, record }) => ({
            id,
            name: record?.schoolName ?? '',
            isNew: record === null && id !== FIRST,
          }))}
          shown={shown}
          onShow={address.show}
          onAdd={add}
        />
      )}
      {schools.map((one) => (
        <SchoolPanel
          key={one.id}
          id={one.id}
          place={one.place}
          record={one.record}
          startType={(one.id === FIRST ? preferences.schoolType : null) ?? 'public'}
          members={members}
          isHidden={one.id !== shown}
          hasLessons={one.id === atHome}
          onUnsaved={mark}
          onStored={(record) => {
            if (one.id !== FIRST && record.id !== address.id) address.show(record.id);
          }}
          onRemove={one.id === FIRST ? undefined : () => remove(one)}
        >
          {schools.length === 1 && <AddSchool onAdd={add} />}
        </SchoolPanel>
      ))}
    </div>
  );
}

export function SchoolPage() {
  const household = useSchools();
  const { isLoaded, isError, isFetching, retry } = household;
  return (
    <Page title="School Management">
      {isLoaded ? (
        <Schools household={household} />
      ) : isError ? (
        <Failed isFetching={isFetching} onRetry={retry} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
