// Previews of adding, changing and removing one record: every field before and after in plain words, and every record
// involved with the version seen, so that a change of any of them produces a new card.
import { isKindName } from '#contract/kinds.ts';
import { capital } from '../../text/say.ts';
import type { Look, Preview, Target } from './preview.ts';
import { labelOf, RecordCard, recordsOf, targetsIn, words, type RecordKind } from './record-card.ts';
import type { Fields } from './say-field.ts';

type Lines = Preview['lines'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** 'Add appointment Dentist …' */
export function creating(kind: RecordKind): Look {
  const card = new RecordCard(kind);
  return async (context, input) => {
    const wished = card.wished(input, context);
    const id = typeof input.id === 'string' ? input.id : context.newId();
    const shown = card.complete(wished);
    const referred = await card.referred(context, shown);
    const lines: Lines = card.fields.flatMap((field) => {
      const after = words(field, shown, referred, context);
      return after === null ? [] : [{ label: labelOf(field), before: null, after }];
    });
    const checked = await card.checked(context, shown);
    return {
      title: `Add ${card.noun} ${card.titleOf(shown, context)}`,
      lines: [...lines, ...checked.lines],
      concerns: [...card.people(shown, referred), ...checked.people],
      arguments: { ...wished, id },
      targets: [{ table: card.table, id, version: null }, ...targetsIn(referred)],
    };
  };
}

/** 'Change appointment Dentist …' */
export function changing(kind: RecordKind): Look {
  const card = new RecordCard(kind);
  return async (context, input) => {
    const before = await card.stored(context, input);
    const wished = card.wished(input, context);
    const settled = card.settled(before, context);
    const changed = card.fields.filter(
      ([name]) => wished[name] !== undefined && !same(wished[name], settled[name]),
    );
    const after: Fields = { ...before, ...wished };
    const [old, now] = [await card.referred(context, before), await card.referred(context, after)];
    const lines: Lines = changed.map((field) => ({
      label: labelOf(field),
      before: words(field, before, old, context),
      after: words(field, after, now, context),
    }));
    const checked = lines.length > 0 ? await card.checked(context, after, before) : { lines: [], people: [] };
    return {
      title: `Change ${card.noun} ${card.titleOf(before, context)}`,
      lines: [...lines, ...checked.lines],
      concerns: [...card.people(before, old, now), ...checked.people],
      arguments: {
        ...Object.fromEntries(changed.map(([name]) => [name, wished[name]])),
        id: before.id,
        ifVersion: before.version,
      },
      targets: [{ table: card.table, id: before.id, version: before.version }, ...targetsIn(now)],
    };
  };
}

/** 'Remove appointment Dentist …', with what would lose its reference. */
export function removing(kind: RecordKind): Look {
  const card = new RecordCard(kind);
  return async (context, input) => {
    const before = await card.stored(context, input);
    const old = await card.referred(context, before);
    const referring = await recordsOf(context, card.table).referring(before.id);
    const versions = await Promise.all(
      referring.map(async ({ record, id }): Promise<Target[]> => {
        if (!isKindName(record)) return [];
        return [{ table: record, id, version: (await recordsOf(context, record).find(id))?.version ?? null }];
      }),
    );
    const lines: Lines = card.fields.flatMap((field) => {
      const text = words(field, before, old, context);
      return text === null ? [] : [{ label: labelOf(field), before: text, after: null }];
    });
    const name = card.nameOf(before) ?? '';
    return {
      title: `Remove ${card.noun} ${card.titleOf(before, context)}`,
      lines: [
        ...lines,
        ...referring.map(({ noun, label }) => ({
          label: capital(noun),
          before: `${label}, with ${name}`,
          after: `${label} stays, without ${name}`,
        })),
      ],
      concerns: card.people(before, old),
      arguments: { id: before.id, ifVersion: before.version },
      targets: [{ table: card.table, id: before.id, version: before.version }, ...versions.flat()],
    };
  };
}
