import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { crudNames } from '#contract/crud.ts';
import { family } from '#contract/family.ts';
import { allOperations } from '#contract/index.ts';
import type { Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { newQueryClient, queryKey } from '../data/api.ts';
import { useWhose } from './use-whose.ts';

const MIA = { id: 'mia', name: 'Mia' };

const changed = (record: string): ChangeSet => ({
  id: 'set',
  at: '2026-11-24T00:00:00.000Z',
  who: 'Ana',
  isYours: true,
  through: 'app',
  operation: 'sync',
  count: 1,
  changes: [{ record, id: 'record', action: 'updated', label: 'Something' }],
  undone: false,
  tooOld: false,
  canUndo: true,
});

function Owner({ record }: { record: string }) {
  return useWhose([changed(record)])('record') ?? 'nobody';
}

/** The first name for one changed record of this kind, when its list is already read. */
function ownerOf({ table, concerns = '' }: Kind): string {
  const client = newQueryClient();
  client.setQueryData(queryKey(family.listFamilyMembers, {}), [MIA]);
  const list = allOperations.find(([name]) => name === crudNames(table).list)?.[1];
  if (list === undefined) throw new Error(`${table} has no list.`);
  for (const input of [{}, { limit: 1000 }])
    client.setQueryData(queryKey(list, input), [{ id: 'record', [concerns]: MIA.id }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Owner record={table} />
    </QueryClientProvider>,
  );
}

/** Every kind that says whom its records are about, but people themselves. */
const kinds = Object.values<Kind>(KINDS).filter(
  ({ concerns, title }) => concerns !== undefined && concerns !== title,
);

test('doses and school days are among the records that are about somebody', () => {
  expect(kinds.map(({ table }) => table)).toEqual(expect.arrayContaining(['dose', 'school_day']));
});

test.each(kinds.map((kind) => [kind.table, kind] as const))(
  'a change of a %s says whom the record is about',
  (_table, kind) => expect(ownerOf(kind)).toBe(MIA.name),
);
