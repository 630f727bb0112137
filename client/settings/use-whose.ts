// Names of the members that records are about, for sentences about changes. A list is fetched only when a record of its
// kind is mentioned.
import { listOperation } from '#contract/crud.ts';
import { family } from '#contract/family.ts';
import { filterOf } from '#contract/kind-facts.ts';
import { KIND_NAMES, kindNamed } from '#contract/kinds.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { WhoseRecord } from '#rules/family/change-words.ts';
import { useRead } from '../data/api.ts';

/** The largest number of records that a list returns on request. */
const MOST = 1000;

/** The kinds whose records are about a member: their lists, and the field with that member. */
const ABOUT_MEMBERS = KIND_NAMES.flatMap((table) => {
  const kind = kindNamed(table);
  const field = filterOf(kind);
  // A log with the newest first, such as the doses of years, is not read as a whole.
  const input = kind.order?.[1] === 'desc' ? { limit: MOST } : {};
  return field === undefined ? [] : [{ table, field, list: listOperation(table), input }];
});

/** Member ids by record, of the kinds that these changes mention. */
function useMemberIds(sets: readonly ChangeSet[]): ReadonlyMap<string, unknown> {
  const mentioned = new Set(sets.flatMap(({ changes }) => changes.map(({ record }) => record)));
  return new Map(
    ABOUT_MEMBERS.flatMap(({ table, field, list, input }) => {
      // The same lists in the same order at every render.
      // oxlint-disable-next-line react/rules-of-hooks
      const { data = [] } = useRead(list, input, { enabled: mentioned.has(table) });
      return data.map((record) => [record.id, record[field]] as const);
    }),
  );
}

/** First names by record; a removed record has none. */
export function useWhose(sets: readonly ChangeSet[]): WhoseRecord {
  const memberIds = useMemberIds(sets);
  const members = useRead(family.listFamilyMembers, {}, { enabled: memberIds.size > 0 });
  return (id) => {
    const memberId = memberIds.get(id);
    return members.data?.find((member) => member.id === memberId)?.name;
  };
}
