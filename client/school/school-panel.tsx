// One school with all its cards, or the rows of its calendar while they are reviewed.
import { NotebookPen, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { LIMITS } from '#contract/common.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { School } from '#contract/kinds/school.ts';
import type { SchoolType } from '#contract/schemas/account.ts';
import { todayIn } from '#rules/time/dates.ts';
import { ConflictNote } from '../editing/form/conflict-note.tsx';
import { SaveBar } from '../editing/save-bar.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { TextArea } from '../kit/form/field.tsx';
import { later } from '../kit/later.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useNow } from '../time/use-now.ts';
import { useZone } from '../time/zone.ts';
import { BreaksCard } from './breaks-card.tsx';
import { CalendarCard, type CalendarCardProps } from './calendar/calendar-card.tsx';
import { useCalendar, type SchoolCalendar } from './calendar/use-calendar.ts';
import { ChildrenCard } from './children-card.tsx';
import { ConfigurationCard } from './configuration-card.tsx';
import type { SchoolPlace } from './save-school.ts';
import { SchoolCard } from './school-card.tsx';
import { goesToSchool, teachesAtHome, typedValues } from './school-form.ts';
import { useSchoolForm, type SchoolEditing } from './use-school-form.ts';

const HomeschoolCards = later(() =>
  import('./homeschool/homeschool-cards.tsx').then((file) => file.HomeschoolCards),
);
const ReviewScreen = later(() => import('./review/review-screen.tsx').then((file) => file.ReviewScreen));

interface SchoolPanelProps {
  id: string;
  place: SchoolPlace;
  record: School | null;
  /** Type of a school that was never saved (D12). */
  startType: SchoolType;
  /** Undefined while they are loading. */
  members: readonly FamilyMember[] | undefined;
  /** Another school is shown; what is typed here stays. */
  isHidden: boolean;
  /** The lessons of the household are planned here, once the school is one at home. */
  hasLessons: boolean;
  /** The same function at every call. */
  onUnsaved: (id: string, isUnsaved: boolean) => void;
  onStored: (record: School) => void;
  /** Removes a further school, or puts away one that was never saved. */
  onRemove?: (() => void) | undefined;
  /** Below the cards. */
  children?: ReactNode;
}

interface CardsProps {
  editing: SchoolEditing;
  calendar: SchoolCalendar;
  members: readonly FamilyMember[] | undefined;
  isFirst: boolean;
  today: string;
  onSearch: () => void;
}

/** The calendar of a school that the family has left is still on theirs. */
function OtherCalendar({
  calendar: { stored, remove },
  saving,
}: Pick<CalendarCardProps, 'calendar' | 'saving'>) {
  if (stored === null) return null;
  return (
    <div className="mt-4 flex flex-col items-start gap-2 border-t border-line pt-4">
      <p>The dates of {stored.schoolName || 'your last school'} are still on the family calendar.</p>
      <Button pending={saving} onClick={() => void remove()}>
        Remove them
      </Button>
    </div>
  );
}

function Cards({ editing, calendar, members, isFirst, today, onSearch }: CardsProps) {
  const { form, change } = editing;
  const isAtSchool = goesToSchool(form.schoolType);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:grid-rows-[auto_1fr]">
      <ConfigurationCard editing={editing} />
      <div className="flex min-w-0 flex-col gap-5 lg:row-span-2">
        {isAtSchool && (
          <CalendarCard calendar={calendar} today={today} saving={editing.saving} onSearch={onSearch} />
        )}
        {!isAtSchool && (
          <BreaksCard editing={editing}>
            <OtherCalendar calendar={calendar} saving={editing.saving} />
          </BreaksCard>
        )}
        <ChildrenCard editing={editing} members={members} isFirst={isFirst} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {isAtSchool && teachesAtHome(form.schoolType) && <BreaksCard editing={editing} />}
        <SchoolCard title="Additional Notes" icon={<NotebookPen />}>
          <TextArea
            label="Notes"
            placeholder="Pick-up rules, teachers, library day…"
            maxLength={LIMITS.text}
            value={form.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        </SchoolCard>
      </div>
    </div>
  );
}

/** A calendar that was read is no setting: saving these does not store its dates. */
const CALENDAR_WAITS = {
  title: 'Settings Saved',
  description: "The settings have been saved. The calendar's dates still wait for Confirm.",
};

/** After each refused save the first field that needs a look has the focus. */
function useRefusalFocus(panel: RefObject<HTMLElement | null>, attempts: number) {
  useEffect(() => {
    if (attempts > 0) panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [panel, attempts]);
}

/** A school that is being added begins with its name. */
function useNewSchoolFocus(panel: RefObject<HTMLElement | null>, props: SchoolPanelProps) {
  const { place, record, isHidden } = props;
  const isNew = useRef(place.is === 'further' && record === null);
  useEffect(() => {
    if (!isNew.current || isHidden) return;
    isNew.current = false;
    window.scrollTo(0, 0);
    panel.current?.querySelector<HTMLElement>('[name=schoolName]')?.focus({ preventScroll: true });
  }, [panel, isHidden]);
}

/** When the rows close, the focus moves to the card they belong to. */
function useReviewFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const card = panel.current?.querySelector<HTMLElement>('[data-calendar]');
      card?.scrollIntoView({ block: 'center' });
      card?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [panel, isOpen]);
}

/** The form of the school, its calendar, and the focus after each step. */
function useSchool(props: SchoolPanelProps) {
  const { id, onUnsaved } = props;
  const zone = useZone();
  const today = todayIn(useNow(), zone);
  const panel = useRef<HTMLDivElement>(null);
  const afterStored = useRef<(record: School) => void>(() => undefined);
  const onStored = (record: School) => {
    afterStored.current(record);
    props.onStored(record);
  };
  const editing = useSchoolForm({ ...props, onStored });
  const calendar = useCalendar(editing, zone);
  const isUnsaved = editing.isChanged || calendar.isUnsaved;
  useRefusalFocus(panel, editing.attempts);
  useNewSchoolFocus(panel, props);
  useReviewFocus(panel, calendar.isOpen);
  useEffect(() => {
    afterStored.current = calendar.afterStored;
  });
  useEffect(() => {
    onUnsaved(id, isUnsaved);
    return () => onUnsaved(id, false);
  }, [id, isUnsaved, onUnsaved]);
  const onSearch = () => {
    if (calendar.search()) return;
    const missing = editing.form.schoolName.trim() === '' ? 'schoolName' : 'schoolDistrict';
    panel.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
  };
  return { panel, editing, calendar, today, onSearch };
}

export function SchoolPanel(props: SchoolPanelProps) {
  const { place, members, isHidden, hasLessons, onRemove, children } = props;
  const { panel, editing, calendar, today, onSearch } = useSchool(props);
  const { conflict } = editing;
  const isOpen = calendar.isOpen && conflict === null;
  return (
    <div ref={panel} hidden={isHidden}>
      {conflict !== null && (
        <Card as="div" className="mb-5">
          <ConflictNote editing={editing} conflict={conflict} onClose={() => undefined} />
        </Card>
      )}
      {isOpen && calendar.review !== null && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ReviewScreen
            review={calendar.review}
            stored={calendar.stored}
            unseen={calendar.unseen}
            saving={editing.saving}
            onEdit={calendar.edit}
            onSeen={calendar.markSeen}
            onConfirm={() => void calendar.confirm()}
            onReject={() => void calendar.reject()}
            onClose={calendar.close}
          />
        </Suspense>
      )}
      <div hidden={isOpen || conflict !== null} className="flex flex-col gap-5">
        <Cards {...{ editing, calendar, members, today, onSearch }} isFirst={place.is === 'first'} />
        <SaveBar
          label="Save Settings"
          isUnsaved={editing.isChanged}
          isSaving={editing.saving}
          onSave={() => void editing.save(undefined, calendar.isWaiting ? CALENDAR_WAITS : undefined)}
          onDiscard={editing.discard}
          note={editing.isResumed ? 'What you typed before is still here' : undefined}
        />
        {hasLessons && teachesAtHome(editing.form.schoolType) && members !== undefined && (
          <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
            <HomeschoolCards
              school={typedValues(editing.form)}
              members={members}
              saveSettings={editing.isChanged ? () => editing.save(undefined, null) : undefined}
            />
          </Suspense>
        )}
        {onRemove && (
          <Button variant="quiet" className="-ml-3 self-start px-3!" onClick={onRemove}>
            <Trash2 aria-hidden />
            {editing.record === null ? "Don't add this school" : 'Delete this school'}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
