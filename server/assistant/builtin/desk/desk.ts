// What every wish about the family's records shares: reading the lists it needs one after the other, asking one short
// question, and preparing one card.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { Decision } from '../decision.ts';
import { paragraphs, quoted } from '../say.ts';
import { record, type Call, type Turn } from '../turn.ts';
import { unsureOf } from '../unsure.ts';
import { allText, QUESTIONS, type Part, type Question } from './parts.ts';
import { described, whomIn, type Whom } from './people.ts';

/** What the list tools answer. */
interface Lists {
  listFamilyMembers: FamilyMember[];
  listMedicalAppointments: MedicalAppointment[];
  listMedicalContacts: MedicalContact[];
  listMedications: Medication[];
  listMedicalRecords: MedicalRecord[];
  listShoppingLists: ShoppingList[];
  listPantryItems: PantryItem[];
  listMenuIdeas: MenuIdea[];
}

const FAILED = 'I could not look that up just now. Please try again in a moment.';
const MOST_OPTIONS = 6;

/** One call of a tool that prepares a card. */
export interface Step {
  tool: string;
  input: Record<string, unknown>;
}

export class Desk {
  readonly turn: Turn;
  readonly tools: ReadonlySet<string>;
  readonly parts: readonly Part[];
  constructor(turn: Turn, tools: ReadonlySet<string>, parts: readonly Part[]) {
    this.turn = turn;
    this.tools = tools;
    this.parts = parts;
  }

  /** The wish with everything that was answered. */
  get text(): string {
    return allText(this.parts);
  }

  /** The same in folded words. */
  get line(): string {
    return wordsOf(this.text).join(' ');
  }

  /** Reads these lists, one tool at a time, then goes on with them. */
  knowing<K extends keyof Lists>(needed: readonly K[], go: (lists: Pick<Lists, K>) => Decision): Decision {
    const lists: Partial<Lists> = {};
    for (const tool of needed) {
      const call = this.#done(tool);
      if (!call)
        return this.tools.has(tool) ? { call: { tool, input: {} } } : { text: unsureOf(this.turn.said) };
      if (call.failed || !Array.isArray(call.output)) return { text: FAILED };
      Object.assign(lists, { [tool]: call.output });
    }
    return go(lists as Pick<Lists, K>);
  }

  /** Prepares the card once, then says so. */
  propose(tool: string, input: Record<string, unknown>, ...notes: (string | undefined)[]): Decision {
    const card = this.#done(tool);
    if (!card)
      return this.tools.has(tool)
        ? { call: { tool, input }, told: notes.filter(Boolean).join(' ') }
        : { text: unsureOf(this.turn.said) };
    const { status, reason } = record(card.output);
    if (status === 'unchanged') return { text: 'That is stored exactly like this already.' };
    if (status !== 'proposed') {
      return {
        text: paragraphs('I could not prepare that.', typeof reason === 'string' ? reason : undefined),
      };
    }
    return {
      text: paragraphs(...notes, 'Approve the card below and it is done. Until then nothing changes.'),
    };
  }

  /** Reads with a tool that is asked something, then goes on with what it answered. */
  reading<T extends object>(tool: string, input: object, go: (output: T) => Decision): Decision {
    const call = this.#done(tool);
    if (!call) return this.tools.has(tool) ? { call: { tool, input } } : { text: unsureOf(this.turn.said) };
    const { output } = call;
    const failed = typeof output !== 'object' || output === null || record(output)['status'] === 'failed';
    return call.failed || failed ? { text: FAILED } : go(output as T);
  }

  /** Prepares several cards one after the other, then says so. */
  proposeAll(steps: readonly Step[], ...notes: (string | undefined)[]): Decision {
    const [only, ...others] = steps;
    if (only && others.length === 0) return this.propose(only.tool, only.input, ...notes);
    const tools = new Set(steps.map(({ tool }) => tool));
    const made = this.turn.calls.filter(({ tool }) => tools.has(tool));
    const next = steps[made.length];
    if (next)
      return this.tools.has(next.tool)
        ? { call: next, together: steps, told: notes.filter(Boolean).join(' ') }
        : { text: unsureOf(this.turn.said) };
    const outcomes = made.map(({ output }) => record(output));
    const reasons = outcomes.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
    if (!outcomes.some(({ status }) => status === 'proposed'))
      return { text: paragraphs('I could not prepare that.', [...new Set(reasons)].join(' ')) };
    return {
      text: paragraphs(
        ...notes,
        ...new Set(reasons),
        'Approve the cards below, each for itself. Until then nothing changes.',
      ),
    };
  }

  /** One short question, with what there is to choose from. */
  ask(question: Question, before?: string, options: readonly string[] = []): Decision {
    const shown = options.slice(0, MOST_OPTIONS).map((option) => `- ${option}`);
    const words = [before, QUESTIONS[question]].filter(Boolean).join(' ');
    return { text: paragraphs(words, shown.join('\n')) };
  }

  whom(members: readonly FamilyMember[], lists: Partial<Lists> = {}): Whom {
    const others = [...(lists.listMedicalContacts ?? []), ...(lists.listMedications ?? [])];
    const known = new Set(others.flatMap(({ name }) => wordsOf(name)));
    const parts = this.parts.map((part) => ({ ...part, text: withoutNames(part.text, others) }));
    return whomIn(members, parts, (word) => known.has(word));
  }

  /** A question where the person is not clear; undefined when there is none to ask. */
  askWhom(whom: Whom, members: readonly FamilyMember[], required: boolean): Decision | undefined {
    const names = members.map(({ name }) => quoted(name));
    if (whom.kind === 'several') return this.ask('who', undefined, whom.people.map(described));
    if (whom.kind === 'unknown') {
      const nobody = `I do not know anybody called ${quoted(whom.name)} in your family.`;
      return this.ask('whom', nobody, names);
    }
    const missing = whom.kind === 'nobody' || (required && whom.kind === 'all');
    return required && missing && members.length > 0 ? this.ask('whom', undefined, names) : undefined;
  }

  /** The member a parent means by 'me': the one of the same name, if there is one. */
  myself(members: readonly FamilyMember[]): FamilyMember | undefined {
    const first = wordsOf(this.turn.facts.firstName)[0];
    return members.find(({ name, relationship }) => wordsOf(name)[0] === first && relationship !== 'child');
  }

  #done(tool: string): Call | undefined {
    return this.turn.calls.findLast((call) => call.tool === tool);
  }
}

/** The text without whole names of others: 'Mia Torres takes him' names no Mia of the family. */
const withoutNames = (text: string, others: readonly { name: string }[]): string =>
  others
    .filter(({ name }) => /\S \S/.test(name))
    .reduce((left, { name }) => {
      const at = left.toLowerCase().indexOf(name.toLowerCase());
      return at === -1 ? left : left.slice(0, at) + left.slice(at + name.length);
    }, text);

/** ' for Mia', from the id of a member. */
export const forWhom = (members: readonly { id: string; name: string }[], id: string | null): string => {
  const member = members.find((candidate) => candidate.id === id);
  return member ? ` for ${quoted(member.name)}` : '';
};

export const nothingStored = (what: string): string =>
  `I find no ${what} in your records. That only means that nobody wrote one down here.`;
