// The frame of a medical tab: its records from the server, filtered by family member.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { PersonChips } from '../../choices/person-chips.tsx';
import { useAskedToAdd } from '../../editing/panel/asked-to-add.ts';
import { Failed, Loading } from '../../editing/panel/panel-states.tsx';
import { Panel, type PanelFrame, type Reading } from '../../editing/panel/panel.tsx';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { MedicalTab } from '../../screen/links.ts';
import { useMembers } from './member-list.ts';
import { useAddress, type PanelPlace } from './panel-address.ts';

interface MemberPanelProps<R> extends PanelFrame<R>, PanelPlace {
  tab: MedicalTab;
  reading: Reading<R>;
  /** Member of an entry; without it there is no filter. */
  memberOf?: (record: R) => string | null;
}

interface NothingForProps {
  name: string;
  noun: string;
  onEveryone: () => void;
}

/** Something has been entered, but not for the person the list is filtered by. */
function NothingFor({ name, noun, onEveryone }: NothingForProps) {
  return (
    <EmptyState
      as="h3"
      title={`Nothing for ${name} yet`}
      text={`None of your ${noun} is for ${name}.`}
      action={<Button onClick={onEveryone}>Show everyone's</Button>}
    />
  );
}

interface Filtering {
  members: readonly FamilyMember[];
  /** Member whose entries are shown; undefined for all. */
  member: FamilyMember | undefined;
}

/** The member by whom the list is filtered; a removed member filters nothing. */
function useFiltering<R>({ memberOf, memberId }: MemberPanelProps<R>): Filtering {
  const members = useMembers();
  if (!memberOf) return { members: [], member: undefined };
  return { members, member: members.find(({ id }) => id === memberId) };
}

/** The records of the chosen member, and always the one a link leads to. */
function filteredBy<R extends { id: string }>(
  member: FamilyMember,
  { reading, memberOf, recordId }: MemberPanelProps<R>,
): R[] | undefined {
  return reading.data?.filter((record) => memberOf?.(record) === member.id || record.id === recordId);
}

export function MemberPanel<R extends { id: string }>(props: MemberPanelProps<R>) {
  const { tab, noun, reading } = props;
  const { show } = useAddress();
  const { members, member } = useFiltering(props);
  const records = member && filteredBy(member, props);
  const recordId = useAskedToAdd(props.recordId, props.onAdd);
  return (
    <Panel
      {...props}
      recordId={recordId}
      filter={
        members.length > 0 &&
        (reading.data?.length ?? 0) > 0 && (
          <PersonChips
            label="Show entries"
            everyone="For everyone"
            members={members}
            memberId={member?.id ?? null}
            onChoose={(id) => show(tab, { member: id })}
          />
        )
      }
      filtered={
        member &&
        records && {
          records,
          none: <NothingFor name={member.name} noun={noun} onEveryone={() => show(tab)} />,
        }
      }
      loading={<Loading noun={noun} />}
      failed={
        <Failed
          sentence={`Your ${noun} couldn't be loaded. Check your connection and try again.`}
          isFetching={reading.isFetching}
          onRetry={() => void reading.refetch()}
        />
      }
    />
  );
}
