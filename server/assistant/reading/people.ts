// The members that a message names: by name, by relation, by a group of one gender, by age.
import { fold } from '../text/fold-text.ts';
import type { Household } from './household.ts';
import type { Tagged } from './read-tags.ts';
import { childrenCalled, childrenOfAge, related, type Owner } from './relatives.ts';
import type { SaidPerson, SaidThing } from './said.ts';
import type { Tag } from './tag.ts';

const ORDER = /^(?:older|oldest|younger|youngest|eldest|elder|big|bigger|little|middle|baby|step|foster)$/;
const GROUPS = /\b(?:boys|girls|sons|daughters|twins|triplets)\b/;
const ELDERS = /\b(?:my parents|in laws|grandparents)\b/;
const POSSESSIVES = /^(?:his|her|hers|their|s)$/;

interface People {
  people: SaidPerson[];
  relations: SaidThing[];
  /** Groups whose members are not told by the words. */
  groups: Tag[];
  /** Ages that are those of a child: 'our 6 year old'. */
  aged: ReadonlySet<Tag>;
}

/** A reader of the people of one message. */
class PeopleReader {
  readonly #tagged: Tagged;
  readonly #household: Household;
  /** Tags of people who only own a relation: Will of "Will's sister". */
  readonly #owners = new Set<Tag>();

  constructor(tagged: Tagged, household: Household) {
    this.#tagged = tagged;
    this.#household = household;
  }

  #word(at: number): string {
    return this.#tagged.tokens[at]?.word ?? '';
  }

  #said({ from, to }: Pick<Tag, 'from' | 'to'>): string {
    return this.#tagged.tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ');
  }

  #typed({ from, to }: Tag): string {
    const { typed, tokens } = this.#tagged;
    return typed.slice(tokens[from]?.start, tokens[to - 1]?.end);
  }

  #tagAt(at: number): Tag | undefined {
    return this.#tagged.tags.find(({ from, to }) => from <= at && at < to);
  }

  #named(tag: Tag): SaidPerson {
    const said = this.#said(tag);
    const exact = this.#household.members.filter(({ name }) =>
      [said, said.replace(/s$/, '')].includes(fold(name)),
    );
    return {
      ids: [...tag.ids],
      said: this.#typed(tag),
      isSure: tag.ids.length === 1 || exact.length === 1,
    };
  }

  /** True for "Will's" and 'wills' before a relation. */
  #isOwner(tag: Tag): boolean {
    const last = this.#tagged.tokens[tag.to - 1];
    if (tag.type !== 'person' || last === undefined) return false;
    return last.isPossessive || (last.word.endsWith('s') && !fold(tag.value).split(' ').includes(last.word));
  }

  #ownerBefore(at: number): Owner {
    const before = this.#tagAt(at - 1);
    if (before && this.#isOwner(before)) return { is: 'named', ids: before.ids };
    return { is: POSSESSIVES.test(this.#word(at - 1)) ? 'spoken of' : 'speaker' };
  }

  /** The relation with the words of order before it: 'older sister', 'oldest boy'. */
  #withOrder(tag: Tag): { from: number; said: string } {
    const { from } = tag;
    const before = this.#tagAt(from - 1);
    if (before?.type === 'relation')
      return { from: before.from, said: this.#said({ from: before.from, to: tag.to }) };
    const isOrdered = ORDER.test(this.#word(from - 1));
    return {
      from: isOrdered ? from - 1 : from,
      said: this.#said({ from: isOrdered ? from - 1 : from, to: tag.to }),
    };
  }

  #relatives(tag: Tag): string[] {
    const { from, said } = this.#withOrder(tag);
    const plain = said.replace(
      /\b(mom|mum|dad|mother|father|brother|sister|husband|wife|son|daughter|girl|boy)s\b/,
      '$1',
    );
    const owner = this.#ownerBefore(from);
    const found = related({ role: tag.value, said: plain, owner }, this.#household).map(({ id }) => id);
    const ownerTag = this.#tagAt(from - 1);
    if (owner.is === 'named' && ownerTag) this.#owners.add(ownerTag);
    return found;
  }

  /** 'My son Theo', 'Tess, my sister': the name beside a relation says who it is. */
  #isNamedBeside(tag: Tag): boolean {
    const isName = (other: Tag | undefined): boolean => other?.type === 'person' || other?.type === 'name';
    const after = this.#tagAt(tag.to);
    if (isName(after) && !/[.;!?]/.test(this.#tagged.tokens[tag.to]?.before ?? '')) return true;
    const { from } = this.#withOrder(tag);
    const start = /^(?:my|our|the)$/.test(this.#word(from - 1)) ? from - 1 : from;
    const before = this.#tagAt(start - 1);
    return before !== undefined && isName(before) && !this.#isOwner(before) && start < from;
  }

  #ofGroup(tag: Tag): SaidPerson[] {
    const said = this.#said(tag);
    const members = GROUPS.test(said)
      ? childrenCalled(said, this.#household)
      : ELDERS.test(said)
        ? related(
            {
              role: /grand/.test(said) ? 'grandparent' : 'parent',
              said: /laws/.test(said) ? 'parent in law' : 'parents',
              owner: { is: 'speaker' },
            },
            this.#household,
          )
        : [];
    return members.map(({ id }) => ({ ids: [id], said: this.#typed(tag), isSure: true }));
  }

  #ofAge(tag: Tag): string[] {
    if (!/^(?:my|our|the|your)$/.test(this.#word(tag.from - 1))) return [];
    const said = this.#said(tag);
    if (/month|week|\bmos?\b|\bwks?\b/.test(said)) return [];
    return childrenOfAge(Number.parseInt(/\d+/.exec(said)?.[0] ?? '', 10), this.#household).map(
      ({ id }) => id,
    );
  }

  read(): People {
    const found: { tag: Tag; people: SaidPerson[] }[] = [];
    const [relations, groups, aged]: [SaidThing[], Tag[], Set<Tag>] = [[], [], new Set()];
    for (const tag of this.#tagged.tags) {
      const { type } = tag;
      if (type === 'person') found.push({ tag, people: [this.#named(tag)] });
      if (type === 'relation') {
        const isBeside = this.#isNamedBeside(tag);
        const ids = isBeside && this.#tagAt(tag.to)?.type === 'name' ? [] : this.#relatives(tag);
        relations.push({ name: tag.value, said: this.#said(tag), ids });
        // 'oldest boy': the word of order before it is a relation, too.
        if (this.#tagAt(tag.from - 1)?.type === 'relation') found.pop();
        if (ids.length > 0 && !isBeside)
          found.push({ tag, people: [{ ids, said: this.#said(tag), isSure: ids.length === 1 }] });
      }
      if (type === 'group') {
        const people = this.#ofGroup(tag);
        if (people.length > 0) found.push({ tag, people });
        else groups.push(tag);
      }
      const ids = type === 'age' ? this.#ofAge(tag) : [];
      if (ids.length > 0) {
        aged.add(tag);
        found.push({ tag, people: [{ ids, said: this.#typed(tag), isSure: ids.length === 1 }] });
      }
    }
    const people = found.filter(({ tag }) => !this.#owners.has(tag)).flatMap((one) => one.people);
    return { people, relations, groups, aged };
  }
}

/** The people of a message, in the order of its words. */
export const peopleIn = (tagged: Tagged, household: Household): People =>
  new PeopleReader(tagged, household).read();
