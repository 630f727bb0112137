// Simulated world for the shipped store: devices with tabs, wrong clocks, a network that loses, delays and repeats, and
// a clock that the test controls.
import type { SyncAnswer } from '#contract/schemas/meal-sync.ts';
import type { Surroundings, SyncInput } from '../storage/surroundings.ts';
import { MealStore } from '../store.ts';
import { Tabs } from '../sync/tabs.ts';
import { SimulatedStorage } from './storage.ts';

type Server = (input: SyncInput) => Promise<SyncAnswer>;

interface Task {
  at: number;
  work: () => void;
}

interface Call {
  tab: Tab;
  input: SyncInput;
  resolve: (answer: SyncAnswer) => void;
  reject: (error: Error) => void;
}

/** Lets pending promises run that wait for nothing else. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port2.start();
    port1.postMessage(null);
  });

export class World {
  time = Date.parse('2026-11-21T09:00:00.000Z');
  readonly devices: Device[] = [];
  /** Calls that have not reached the server. */
  readonly calls: Call[] = [];
  /** Responses that have not reached their tab. */
  readonly answers: (() => void)[] = [];
  /** Messages shown to parents. */
  readonly told: string[] = [];
  readonly household: string;
  readonly server: Server;
  #tasks: Task[] = [];
  #ids = 0;

  constructor(household: string, server: Server) {
    this.household = household;
    this.server = server;
  }

  device(): Device {
    const device = new Device(this);
    this.devices.push(device);
    return device;
  }

  get tabs(): Tab[] {
    return this.devices.flatMap(({ tabs }) => tabs);
  }

  nextNumber(): number {
    return ++this.#ids;
  }

  plan(ms: number, work: () => void): () => void {
    const task = { at: this.time + ms, work };
    this.#tasks.push(task);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== task);
    };
  }

  /** Lets time pass, and everything happen that was planned for it. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const next = this.#tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#tasks = this.#tasks.filter((task) => task !== next);
      this.time = Math.max(this.time, next.at);
      next.work();
      await breathe();
    }
    this.time = end;
    await breathe();
  }

  /** Delivers one of the calls to the server; its response is on the way, gets lost, or the call arrives twice. */
  async arrive(which: number, fate: 'answered' | 'lost' | 'answer lost' | 'twice'): Promise<void> {
    const [call] = this.calls.splice(which % Math.max(this.calls.length, 1), 1);
    if (!call) return;
    if (fate === 'lost') call.reject(new Error('The call got lost.'));
    else {
      // Sent as text, as over a wire.
      const input = JSON.stringify(call.input);
      const answer = await this.server(JSON.parse(input) as SyncInput);
      if (fate === 'twice') await this.server(JSON.parse(input) as SyncInput);
      const back = () => call.resolve(JSON.parse(JSON.stringify(answer)) as SyncAnswer);
      this.answers.push(fate === 'answer lost' ? () => call.reject(new Error('The answer got lost.')) : back);
    }
    await breathe();
  }

  /** Delivers one of the responses to its tab. */
  async return(which: number): Promise<void> {
    this.answers.splice(which % Math.max(this.answers.length, 1), 1)[0]?.();
    await breathe();
  }

  /** Connects all devices and waits until none has anything to send or receive. */
  async settle(): Promise<void> {
    for (const device of this.devices) Object.assign(device, { isCutOff: false });
    for (let round = 0; round < 3; round += 1) {
      for (const tab of this.tabs) void tab.store.sync.now();
      await this.rest();
    }
  }

  /** Time passes and the network works until nothing is on its way. */
  async rest(): Promise<void> {
    await breathe();
    while (
      this.calls.length + this.answers.length + this.#tasks.length > 0 ||
      this.tabs.some((tab) => tab.hears)
    ) {
      await this.arrive(0, 'answered');
      await this.return(0);
      for (const tab of this.tabs) tab.hear(Infinity);
      await this.pass(this.#tasks.length > 0 ? 1000 : 0);
    }
  }
}

class Device {
  readonly world: World;
  readonly storage = new SimulatedStorage();
  readonly tabs: Tab[] = [];
  /** Offset of the clock in milliseconds. */
  skew = 0;
  isCutOff = false;
  hasLocks = true;
  /** The browser has no storage. */
  keepsNothing = false;
  #turn: Promise<void> = Promise.resolve();
  #turns = 0;

  constructor(world: World) {
    this.world = world;
  }

  open(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** The tab is closed and opened again, wherever it was. */
  reload(at: number): Tab {
    const old = this.tabs[at]!;
    old.close();
    const tab = new Tab(this);
    this.tabs[at] = tab;
    return tab;
  }

  /** One tab at a time. */
  alone(work: (hasWaited: boolean) => Promise<void>): Promise<void> {
    if (!this.hasLocks) return work(false);
    const hasWaited = this.#turns > 0;
    this.#turns += 1;
    const turn = this.#turn.then(() => work(hasWaited)).finally(() => (this.#turns -= 1));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

export class Tab {
  readonly device: Device;
  readonly store: MealStore;
  readonly #storage;
  readonly #tabs: Tabs;
  #isClosed = false;
  #endTurn: () => void = () => undefined;

  constructor(device: Device) {
    this.device = device;
    this.#storage = device.storage.open();
    this.store = new MealStore(device.world.household, this.#surroundings());
    this.#tabs = new Tabs(this.store.keeper);
    void this.store.sync.now();
  }

  #surroundings(): Surroundings {
    const { device } = this;
    const { world } = device;
    return {
      storage: device.keepsNothing ? null : this.#storage,
      now: () => world.time + device.skew,
      after: (ms, work) =>
        world.plan(ms, () => {
          if (!this.#isClosed) work();
        }),
      newId: (at) => idAt(at, world.nextNumber()),
      device: world.nextNumber().toString(36).padStart(6, '0'),
      send: (input) => this.#send(input),
      // A tab that is closed gives its turn back.
      alone: (work) =>
        device.alone((hasWaited) => (this.#isClosed ? Promise.resolve() : this.#turn(() => work(hasWaited)))),
      tell: (_, sentence) => world.told.push(sentence),
    };
  }

  #turn(work: () => Promise<void>): Promise<void> {
    return Promise.race([work(), new Promise<void>((resolve) => (this.#endTurn = resolve))]);
  }

  #send(input: SyncInput): Promise<SyncAnswer> {
    const { world, isCutOff } = this.device;
    if (this.#isClosed) return new Promise(() => undefined);
    if (isCutOff) return Promise.reject(new Error('There is no connection.'));
    return new Promise((resolve, reject) => {
      const ifOpen =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          if (!this.#isClosed) then(value);
        };
      world.calls.push({ tab: this, input, resolve: ifOpen(resolve), reject: ifOpen(reject) });
    });
  }

  get hears(): boolean {
    return this.#storage.heard.length > 0;
  }

  /** Hears some of what other tabs of the browser wrote. */
  hear(most: number): void {
    for (let count = 0; count < most && this.hears; count += 1) {
      const { key, text } = this.#storage.hear()!;
      this.#tabs.hear(key, text);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.device.storage.close(this.#storage);
    this.#endTurn();
  }
}

/** A UUIDv7 of an instant, the same in every run. */
function idAt(at: number, number: number): string {
  const time = Math.max(0, at).toString(16).padStart(12, '0');
  const count = number.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${count}`;
}
