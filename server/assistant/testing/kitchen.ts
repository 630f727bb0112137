// For tests: a parent who chats with Pip about food, and the stored food records.
import { expect } from 'vitest';
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { Message, Proposal } from '#contract/schemas/chat.ts';
import { openHome, type Home, type Parent } from './home.ts';

/** Dana with Mia, 9, who cannot have peanuts; a Saturday, 10:00 in New York. */
export class Kitchen {
  readonly home: Home;
  readonly dana: Parent;
  constructor(home: Home, dana: Parent) {
    this.home = home;
    this.dana = dana;
  }

  static async open(): Promise<Kitchen> {
    const home = await openHome();
    home.clock.at = Date.parse('2026-11-21T15:00:00Z');
    const dana = await home.parent('Dana');
    await dana.member({ name: 'Mia', age: 9, allergies: ['peanut'] });
    return new Kitchen(home, dana);
  }

  /** Pip's last answer to these messages, sent one after the other. */
  async ask(...texts: string[]): Promise<Message> {
    const id = await this.dana.begin();
    let answer: Message | undefined;
    for (const text of texts) answer = await this.dana.say(id, text);
    return answer!;
  }

  async post<T>(path: string, body: object): Promise<T> {
    return (await this.dana.send<T>('POST', path, body)).json;
  }

  async #get<T>(path: string): Promise<T> {
    return (await this.dana.send<T>('GET', path)).json;
  }
  lists = () => this.#get<ShoppingList[]>('/api/shopping-lists');
  pantry = () => this.#get<PantryItem[]>('/api/pantry-items');
  ideas = () => this.#get<MenuIdea[]>('/api/menu-ideas');

  list = (title: string, ...names: string[]) =>
    this.post<ShoppingList>('/api/shopping-lists', { title, items: names.map((name) => ({ name })) });

  approve = async (message: Message) => (await this.dana.approve(cardOf(message).id)).json;
}

/** The one card of an answer. */
export function cardOf({ metadata, content }: Message): Proposal {
  expect(metadata.proposals, content).toHaveLength(1);
  return metadata.proposals[0]!;
}

/** The lines of a card. */
export const saidOn = ({ lines }: Proposal): string[] =>
  lines.map(({ label, before, after }) => [label, before, after].filter(Boolean).join(' | '));

/** Lines with a colon would be read as meals to keep. */
export const noColons = ({ content }: Message) => expect(content).not.toMatch(/:/);
