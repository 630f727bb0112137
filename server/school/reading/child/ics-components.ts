// Reads the VEVENT components of an iCalendar file (RFC 5545) as properties. A damaged line does not affect the others.
import { Refusal } from '../refusal.ts';

/** Entries of one file. */
const COMPONENTS_MOST = 5000;

export interface IcsProperty {
  /** Parameters by upper-case name, without quotes. */
  parameters: Record<string, string>;
  value: string;
}
/** The properties of a component by upper-case name. */
export type IcsComponent = Map<string, IcsProperty[]>;

const LINE = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^;:,"]*)(?:,(?:"[^"]*"|[^;:,"]*))*)*):(.*)$/s;
const PARAMETER = /;([\w-]+)=((?:"[^"]*"|[^;])*)/g;
const ESCAPES: Record<string, string> = { n: '\n', N: '\n' };

function addLine(component: IcsComponent, line: string): void {
  const [, name, parameters = '', value = ''] = LINE.exec(line) ?? [];
  if (name === undefined) return;
  const property: IcsProperty = { parameters: {}, value };
  for (const [, key = '', text = ''] of parameters.matchAll(PARAMETER))
    property.parameters[key.toUpperCase()] = text.replaceAll('"', '');
  const known = component.get(name.toUpperCase());
  if (known) known.push(property);
  else component.set(name.toUpperCase(), [property]);
}

/** Text of a property with its escapes undone, on one line. */
export const icsText = (property: IcsProperty | undefined): string =>
  (property?.value ?? '')
    .replace(/\\(.)/gs, (_, sign: string) => ESCAPES[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/** The calendar's own properties, and its events; throws Refusal for too many components. */
export function readIcsComponents(text: string): { calendar: IcsComponent; events: IcsComponent[] } {
  const calendar: IcsComponent = new Map();
  const events: IcsComponent[] = [];
  const open: { name: string; component: IcsComponent }[] = [];
  let components = 0;
  for (const line of text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)) {
    const [, edge, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (edge?.toUpperCase() === 'BEGIN') {
      components += 1;
      if (components > COMPONENTS_MOST) throw new Refusal('entries');
      open.push({
        name: name.toUpperCase(),
        component: name.toUpperCase() === 'VCALENDAR' ? calendar : new Map(),
      });
    } else if (edge !== undefined) {
      const last = open.pop();
      if (last?.name === 'VEVENT') events.push(last.component);
    } else {
      const last = open.at(-1);
      if (last) addLine(last.component, line);
    }
  }
  return { calendar, events };
}
