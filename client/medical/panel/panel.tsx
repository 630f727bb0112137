// The frame of every tab: title, add button, filter by family member, and its list, loading, failed, empty and full.
import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { useKeptFocus } from '../../editing/kept-focus.ts';
import { Target, useTarget } from '../../editing/target.ts';
import { Button } from '../../kit/button.tsx';
import type { MedicalTab } from '../../screen/links.ts';
import { MemberFilter } from './member-filter.tsx';
import { useMembers } from './member-list.ts';
import { useAddress, type PanelPlace } from './panel-address.ts';
import { Failed, GoneNote, Loading, Nothing, NothingFor, type Reading } from './panel-states.tsx';

interface PanelProps<R> extends PanelPlace {
  tab: MedicalTab;
  title: string;
  /** What the entries are called in a sentence: 'contacts'. */
  noun: string;
  /** Label of the add button. */
  add: string;
  onAdd: () => void;
  reading: Reading<R>;
  /** Whom an entry is about; without it there is no filter. */
  memberOf?: (record: R) => string | null;
  empty: { title: string; text: ReactNode };
  /** The list of these entries, which are at least one. */
  children: (records: R[]) => ReactNode;
}

interface Filtered {
  members: readonly FamilyMember[];
  /** Whose entries are shown; everybody's without it. */
  member: FamilyMember | undefined;
}

/** The entries to show: those of the chosen family member, and always the one a link leads to. */
function useShown<R extends { id: string }>({ reading, memberOf, memberId, recordId }: PanelProps<R>) {
  const members = useMembers();
  const { data } = reading;
  // Somebody who is not in the family any more filters nothing.
  const member = memberOf ? members.find(({ id }) => id === memberId) : undefined;
  const shown =
    member && memberOf
      ? data?.filter((record) => memberOf(record) === member.id || record.id === recordId)
      : data;
  return { members: memberOf ? members : [], member, shown };
}

/** The row above the list: title, filter and add button. */
function Heading<R>({ panel, members, member }: { panel: PanelProps<R> } & Filtered) {
  const { tab, title, add, onAdd, reading } = panel;
  const { show } = useAddress();
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-3">
      <h2 id={`${tab}-title`} tabIndex={-1} className="flex-auto text-xl sm:text-2xl">
        {title}
      </h2>
      <Button variant="primary" onClick={onAdd}>
        <Plus aria-hidden />
        {add}
      </Button>
      {members.length > 0 && (reading.data?.length ?? 0) > 0 && (
        <MemberFilter
          members={members}
          memberId={member?.id ?? null}
          onChange={(id) => show(tab, { member: id })}
        />
      )}
    </div>
  );
}

/** A tab's frame; its list is made by `children`. */
export function Panel<R extends { id: string }>(props: PanelProps<R>) {
  const { tab, noun, reading, recordId, empty, children } = props;
  const { show } = useAddress();
  const { members, member, shown } = useShown(props);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section, shown);
  const isGone = useTarget(recordId, reading);
  return (
    <section ref={section} aria-labelledby={`${tab}-title`} className="flex flex-col gap-5">
      <Heading panel={props} members={members} member={member} />
      {isGone && <GoneNote noun={noun} />}
      {!shown && reading.isError && <Failed noun={noun} reading={reading} />}
      {!shown && !reading.isError && <Loading noun={noun} />}
      {shown?.length === 0 && !member && <Nothing {...empty} />}
      {shown?.length === 0 && member && (
        <NothingFor name={member.name} noun={noun} onEveryone={() => show(tab)} />
      )}
      {shown && shown.length > 0 && <Target value={recordId}>{children(shown)}</Target>}
    </section>
  );
}
